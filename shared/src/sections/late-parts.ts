// Written by scripts/section-lists.ts from the list in sections.ts.
import { codeEmbedLate } from './code-embed/late.ts'
import { personLate as contactPerson } from './contact/layouts/person/late.ts'
import { customerReviewsLate } from './customer-reviews/late.ts'
import { carouselLate as customerReviewsCarousel } from './customer-reviews/layouts/carousel/late.ts'
import { columnsLate as customerReviewsColumns } from './customer-reviews/layouts/columns/late.ts'
import { largeLate as customerReviewsLarge } from './customer-reviews/layouts/large/late.ts'
import { staggeredLate as customerReviewsStaggered } from './customer-reviews/layouts/staggered/late.ts'
import { unequalLate as customerReviewsUnequal } from './customer-reviews/layouts/unequal/late.ts'
import { wordmarkLate as footerWordmark } from './footer/layouts/wordmark/late.ts'
import { frequentlyAskedQuestionsLate } from './frequently-asked-questions/late.ts'
import { pairsLate as frequentlyAskedQuestionsPairs } from './frequently-asked-questions/layouts/pairs/late.ts'
import { galleryLate } from './gallery/late.ts'
import { mosaicLate as galleryMosaic } from './gallery/layouts/mosaic/late.ts'
import { tilesLate as galleryTiles } from './gallery/layouts/tiles/late.ts'
import { headerLate } from './header/late.ts'
import { stackedLate as headerStacked } from './header/layouts/stacked/late.ts'
import { cardLate as imageBannerCard } from './image-banner/layouts/card/late.ts'
import { underLate as imageBannerUnder } from './image-banner/layouts/under/late.ts'
import { wideLate as imageBannerWide } from './image-banner/layouts/wide/late.ts'
import { boardLate as introductionBoard } from './introduction/layouts/board/late.tsx'
import { callLate as introductionCall } from './introduction/layouts/call/late.tsx'
import { cornerLate as introductionCorner } from './introduction/layouts/corner/late.ts'
import { counterLate as introductionCounter } from './introduction/layouts/counter/late.tsx'
import { fullBleedLate as introductionFullBleed } from './introduction/layouts/full-bleed/late.ts'
import { nameLate as introductionName } from './introduction/layouts/name/late.tsx'
import { phraseLate as introductionPhrase } from './introduction/layouts/phrase/late.tsx'
import { rangeLate as introductionRange } from './introduction/layouts/range/late.tsx'
import { splitLate as introductionSplit } from './introduction/layouts/split/late.ts'
import { weekLate as introductionWeek } from './introduction/layouts/week/late.tsx'
import type { LatePart } from './late-part.ts'
import { besideLate as logosBeside } from './logos/layouts/beside/late.ts'
import { rowLate as logosRow } from './logos/layouts/row/late.ts'
import { besideLate as newsletterBeside } from './newsletter/layouts/beside/late.ts'
import { cardLate as newsletterCard } from './newsletter/layouts/card/late.ts'
import { quoteBannerLate } from './quote-banner/late.ts'
import { besideLate as quoteBannerBeside } from './quote-banner/layouts/beside/late.ts'
import { besideLate as schedulingBeside } from './scheduling/layouts/beside/late.ts'
import { cardLate as schedulingCard } from './scheduling/layouts/card/late.ts'
import { centeredLate as schedulingCentered } from './scheduling/layouts/centered/late.ts'
import type { SectionType } from './sections.ts'
import { servicesLate } from './services/late.ts'
import { bentoLate as servicesBento } from './services/layouts/bento/late.ts'
import { boardsLate as servicesBoards } from './services/layouts/boards/late.ts'
import { cardsLate as servicesCards } from './services/layouts/cards/late.ts'
import { columnsLate as servicesColumns } from './services/layouts/columns/late.ts'
import { featureLate as servicesFeature } from './services/layouts/feature/late.ts'
import { figuresLate as servicesFigures } from './services/layouts/figures/late.ts'
import { indexLate as servicesIndex } from './services/layouts/index/late.ts'
import { menuLate as servicesMenu } from './services/layouts/menu/late.ts'
import { pricesLate as servicesPrices } from './services/layouts/prices/late.ts'
import { teamLate } from './team/late.ts'
import { columnsLate as teamColumns } from './team/layouts/columns/late.ts'
import { besideLate as videoBeside } from './video/layouts/beside/late.ts'

/** What of section types comes apart; the designer fetches it after itself. */
export const lateParts = {
  Header: {
    ...headerLate,
    layouts: {
      stacked: headerStacked,
    },
  },
  Introduction: {
    layouts: {
      board: introductionBoard,
      call: introductionCall,
      corner: introductionCorner,
      counter: introductionCounter,
      'full-bleed': introductionFullBleed,
      name: introductionName,
      phrase: introductionPhrase,
      range: introductionRange,
      split: introductionSplit,
      week: introductionWeek,
    },
  },
  Services: {
    ...servicesLate,
    layouts: {
      bento: servicesBento,
      boards: servicesBoards,
      cards: servicesCards,
      columns: servicesColumns,
      feature: servicesFeature,
      figures: servicesFigures,
      index: servicesIndex,
      menu: servicesMenu,
      prices: servicesPrices,
    },
  },
  Gallery: {
    ...galleryLate,
    layouts: {
      mosaic: galleryMosaic,
      tiles: galleryTiles,
    },
  },
  QuoteBanner: {
    ...quoteBannerLate,
    layouts: {
      beside: quoteBannerBeside,
    },
  },
  ImageBanner: {
    layouts: {
      card: imageBannerCard,
      under: imageBannerUnder,
      wide: imageBannerWide,
    },
  },
  Team: {
    ...teamLate,
    layouts: {
      columns: teamColumns,
    },
  },
  Scheduling: {
    layouts: {
      beside: schedulingBeside,
      card: schedulingCard,
      centered: schedulingCentered,
    },
  },
  Video: {
    layouts: {
      beside: videoBeside,
    },
  },
  CustomerReviews: {
    ...customerReviewsLate,
    layouts: {
      carousel: customerReviewsCarousel,
      columns: customerReviewsColumns,
      large: customerReviewsLarge,
      staggered: customerReviewsStaggered,
      unequal: customerReviewsUnequal,
    },
  },
  Logos: {
    layouts: {
      beside: logosBeside,
      row: logosRow,
    },
  },
  FrequentlyAskedQuestions: {
    ...frequentlyAskedQuestionsLate,
    layouts: {
      pairs: frequentlyAskedQuestionsPairs,
    },
  },
  Contact: {
    layouts: {
      person: contactPerson,
    },
  },
  Newsletter: {
    layouts: {
      beside: newsletterBeside,
      card: newsletterCard,
    },
  },
  Footer: {
    layouts: {
      wordmark: footerWordmark,
    },
  },
  CodeEmbed: codeEmbedLate,
} as const satisfies Readonly<Partial<Record<SectionType, LatePart>>>
