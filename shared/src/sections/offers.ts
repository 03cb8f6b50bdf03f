// Written by scripts/section-lists.ts from the list in sections.ts.
import { codeEmbedOffer } from './code-embed/offer.ts'
import { bannerOffer as contactBanner } from './contact/layouts/banner/offer.ts'
import { besideOffer as contactBeside } from './contact/layouts/beside/offer.ts'
import { mirrorOffer as contactMirror } from './contact/layouts/mirror/offer.ts'
import { personOffer as contactPerson } from './contact/layouts/person/offer.ts'
import { stackedOffer as contactStacked } from './contact/layouts/stacked/offer.ts'
import { contactOffer } from './contact/offer.ts'
import { carouselOffer as customerReviewsCarousel } from './customer-reviews/layouts/carousel/offer.ts'
import { columnsOffer as customerReviewsColumns } from './customer-reviews/layouts/columns/offer.ts'
import { largeOffer as customerReviewsLarge } from './customer-reviews/layouts/large/offer.ts'
import { staggeredOffer as customerReviewsStaggered } from './customer-reviews/layouts/staggered/offer.ts'
import { unequalOffer as customerReviewsUnequal } from './customer-reviews/layouts/unequal/offer.ts'
import { customerReviewsOffer } from './customer-reviews/offer.ts'
import { centeredOffer as footerCentered } from './footer/layouts/centered/offer.ts'
import { columnsOffer as footerColumns } from './footer/layouts/columns/offer.ts'
import { fullWidthOffer as footerFullWidth } from './footer/layouts/full-width/offer.ts'
import { lineOffer as footerLine } from './footer/layouts/line/offer.ts'
import { wordmarkOffer as footerWordmark } from './footer/layouts/wordmark/offer.ts'
import { footerOffer } from './footer/offer.ts'
import { besideOffer as frequentlyAskedQuestionsBeside } from './frequently-asked-questions/layouts/beside/offer.ts'
import { listOffer as frequentlyAskedQuestionsList } from './frequently-asked-questions/layouts/list/offer.ts'
import { openOffer as frequentlyAskedQuestionsOpen } from './frequently-asked-questions/layouts/open/offer.ts'
import { pairsOffer as frequentlyAskedQuestionsPairs } from './frequently-asked-questions/layouts/pairs/offer.ts'
import { frequentlyAskedQuestionsOffer } from './frequently-asked-questions/offer.ts'
import { carouselOffer as galleryCarousel } from './gallery/layouts/carousel/offer.ts'
import { columnsOffer as galleryColumns } from './gallery/layouts/columns/offer.ts'
import { featureOffer as galleryFeature } from './gallery/layouts/feature/offer.ts'
import { gridOffer as galleryGrid } from './gallery/layouts/grid/offer.ts'
import { mosaicOffer as galleryMosaic } from './gallery/layouts/mosaic/offer.ts'
import { tilesOffer as galleryTiles } from './gallery/layouts/tiles/offer.ts'
import { galleryOffer } from './gallery/offer.ts'
import { barOffer as headerBar } from './header/layouts/bar/offer.ts'
import { centeredOffer as headerCentered } from './header/layouts/centered/offer.ts'
import { minimalOffer as headerMinimal } from './header/layouts/minimal/offer.ts'
import { stackedOffer as headerStacked } from './header/layouts/stacked/offer.ts'
import { headerOffer } from './header/offer.ts'
import { cardOffer as imageBannerCard } from './image-banner/layouts/card/offer.ts'
import { underOffer as imageBannerUnder } from './image-banner/layouts/under/offer.ts'
import { wideOffer as imageBannerWide } from './image-banner/layouts/wide/offer.ts'
import { imageBannerOffer } from './image-banner/offer.ts'
import { boardOffer as introductionBoard } from './introduction/layouts/board/offer.ts'
import { callOffer as introductionCall } from './introduction/layouts/call/offer.ts'
import { cornerOffer as introductionCorner } from './introduction/layouts/corner/offer.ts'
import { counterOffer as introductionCounter } from './introduction/layouts/counter/offer.ts'
import { fullBleedOffer as introductionFullBleed } from './introduction/layouts/full-bleed/offer.ts'
import { nameOffer as introductionName } from './introduction/layouts/name/offer.ts'
import { offsetOffer as introductionOffset } from './introduction/layouts/offset/offer.ts'
import { oversizedOffer as introductionOversized } from './introduction/layouts/oversized/offer.ts'
import { phraseOffer as introductionPhrase } from './introduction/layouts/phrase/offer.ts'
import { portraitOffer as introductionPortrait } from './introduction/layouts/portrait/offer.ts'
import { rangeOffer as introductionRange } from './introduction/layouts/range/offer.ts'
import { splitOffer as introductionSplit } from './introduction/layouts/split/offer.ts'
import { statementOffer as introductionStatement } from './introduction/layouts/statement/offer.ts'
import { stripOffer as introductionStrip } from './introduction/layouts/strip/offer.ts'
import { weekOffer as introductionWeek } from './introduction/layouts/week/offer.ts'
import { introductionOffer } from './introduction/offer.ts'
import { besideOffer as logosBeside } from './logos/layouts/beside/offer.ts'
import { gridOffer as logosGrid } from './logos/layouts/grid/offer.ts'
import { rowOffer as logosRow } from './logos/layouts/row/offer.ts'
import { logosOffer } from './logos/offer.ts'
import { besideOffer as newsletterBeside } from './newsletter/layouts/beside/offer.ts'
import { cardOffer as newsletterCard } from './newsletter/layouts/card/offer.ts'
import { centeredOffer as newsletterCentered } from './newsletter/layouts/centered/offer.ts'
import { newsletterOffer } from './newsletter/offer.ts'
import type { SectionOffer } from './offer.ts'
import { besideOffer as quoteBannerBeside } from './quote-banner/layouts/beside/offer.ts'
import { centeredOffer as quoteBannerCentered } from './quote-banner/layouts/centered/offer.ts'
import { leftOffer as quoteBannerLeft } from './quote-banner/layouts/left/offer.ts'
import { quoteBannerOffer } from './quote-banner/offer.ts'
import { besideOffer as schedulingBeside } from './scheduling/layouts/beside/offer.ts'
import { cardOffer as schedulingCard } from './scheduling/layouts/card/offer.ts'
import { centeredOffer as schedulingCentered } from './scheduling/layouts/centered/offer.ts'
import { schedulingOffer } from './scheduling/offer.ts'
import type { SectionType } from './sections.ts'
import { bentoOffer as servicesBento } from './services/layouts/bento/offer.ts'
import { boardsOffer as servicesBoards } from './services/layouts/boards/offer.ts'
import { cardsOffer as servicesCards } from './services/layouts/cards/offer.ts'
import { columnsOffer as servicesColumns } from './services/layouts/columns/offer.ts'
import { featureOffer as servicesFeature } from './services/layouts/feature/offer.ts'
import { figuresOffer as servicesFigures } from './services/layouts/figures/offer.ts'
import { indexOffer as servicesIndex } from './services/layouts/index/offer.ts'
import { menuOffer as servicesMenu } from './services/layouts/menu/offer.ts'
import { priceListOffer as servicesPriceList } from './services/layouts/price-list/offer.ts'
import { pricesOffer as servicesPrices } from './services/layouts/prices/offer.ts'
import { rowsOffer as servicesRows } from './services/layouts/rows/offer.ts'
import { servicesOffer } from './services/offer.ts'
import { columnsOffer as teamColumns } from './team/layouts/columns/offer.ts'
import { leadOffer as teamLead } from './team/layouts/lead/offer.ts'
import { pairOffer as teamPair } from './team/layouts/pair/offer.ts'
import { portraitsOffer as teamPortraits } from './team/layouts/portraits/offer.ts'
import { rowsOffer as teamRows } from './team/layouts/rows/offer.ts'
import { teamOffer } from './team/offer.ts'
import { besideOffer as videoBeside } from './video/layouts/beside/offer.ts'
import { wideOffer as videoWide } from './video/layouts/wide/offer.ts'
import { videoOffer } from './video/offer.ts'

/** What the owner is told of every section type and its layouts; only who offers them loads it. */
export const offers: { readonly [T in SectionType]: SectionOffer } = {
  Header: {
    ...headerOffer,
    layouts: {
      bar: headerBar,
      centered: headerCentered,
      minimal: headerMinimal,
      stacked: headerStacked,
    },
  },
  Introduction: {
    ...introductionOffer,
    layouts: {
      board: introductionBoard,
      call: introductionCall,
      corner: introductionCorner,
      counter: introductionCounter,
      'full-bleed': introductionFullBleed,
      name: introductionName,
      offset: introductionOffset,
      oversized: introductionOversized,
      phrase: introductionPhrase,
      portrait: introductionPortrait,
      range: introductionRange,
      split: introductionSplit,
      statement: introductionStatement,
      strip: introductionStrip,
      week: introductionWeek,
    },
  },
  Services: {
    ...servicesOffer,
    layouts: {
      bento: servicesBento,
      boards: servicesBoards,
      cards: servicesCards,
      columns: servicesColumns,
      feature: servicesFeature,
      figures: servicesFigures,
      index: servicesIndex,
      menu: servicesMenu,
      'price-list': servicesPriceList,
      prices: servicesPrices,
      rows: servicesRows,
    },
  },
  Gallery: {
    ...galleryOffer,
    layouts: {
      carousel: galleryCarousel,
      columns: galleryColumns,
      feature: galleryFeature,
      grid: galleryGrid,
      mosaic: galleryMosaic,
      tiles: galleryTiles,
    },
  },
  QuoteBanner: {
    ...quoteBannerOffer,
    layouts: {
      beside: quoteBannerBeside,
      centered: quoteBannerCentered,
      left: quoteBannerLeft,
    },
  },
  ImageBanner: {
    ...imageBannerOffer,
    layouts: {
      card: imageBannerCard,
      under: imageBannerUnder,
      wide: imageBannerWide,
    },
  },
  Team: {
    ...teamOffer,
    layouts: {
      columns: teamColumns,
      lead: teamLead,
      pair: teamPair,
      portraits: teamPortraits,
      rows: teamRows,
    },
  },
  Scheduling: {
    ...schedulingOffer,
    layouts: {
      beside: schedulingBeside,
      card: schedulingCard,
      centered: schedulingCentered,
    },
  },
  Video: {
    ...videoOffer,
    layouts: {
      beside: videoBeside,
      wide: videoWide,
    },
  },
  CustomerReviews: {
    ...customerReviewsOffer,
    layouts: {
      carousel: customerReviewsCarousel,
      columns: customerReviewsColumns,
      large: customerReviewsLarge,
      staggered: customerReviewsStaggered,
      unequal: customerReviewsUnequal,
    },
  },
  Logos: {
    ...logosOffer,
    layouts: {
      beside: logosBeside,
      grid: logosGrid,
      row: logosRow,
    },
  },
  FrequentlyAskedQuestions: {
    ...frequentlyAskedQuestionsOffer,
    layouts: {
      beside: frequentlyAskedQuestionsBeside,
      list: frequentlyAskedQuestionsList,
      open: frequentlyAskedQuestionsOpen,
      pairs: frequentlyAskedQuestionsPairs,
    },
  },
  Contact: {
    ...contactOffer,
    layouts: {
      banner: contactBanner,
      beside: contactBeside,
      mirror: contactMirror,
      person: contactPerson,
      stacked: contactStacked,
    },
  },
  Newsletter: {
    ...newsletterOffer,
    layouts: {
      beside: newsletterBeside,
      card: newsletterCard,
      centered: newsletterCentered,
    },
  },
  Footer: {
    ...footerOffer,
    layouts: {
      centered: footerCentered,
      columns: footerColumns,
      'full-width': footerFullWidth,
      line: footerLine,
      wordmark: footerWordmark,
    },
  },
  CodeEmbed: codeEmbedOffer,
}
