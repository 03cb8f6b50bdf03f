import { type IndustrySlug, industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { TradeIcon } from '../icon.tsx'
import { inWords } from '../in-words.ts'
import { content, MarketingFooter, MarketingHeader } from '../marketing-frame.tsx'
import { StartForm } from '../start-form.tsx'
import { TradeBoard } from './trade-board.tsx'
import { tradeLooks } from './trade-looks.ts'
import type { TradePageContent } from './trade-page-content.ts'
import {
  DutiesSection,
  LooksSection,
  NextSection,
  QuestionsSection,
  WordsSection,
} from './trade-sections.tsx'
import { trades } from './trades.ts'

/** Specification 2: the page of one trade, for those who work in it. */
export const IndustryPage = ({ slug, guide, words }: { slug: IndustrySlug } & TradePageContent) => {
  const { name, people, headline } = trades[slug]
  const look = tradeLooks[slug]
  const [first] = look.looks
  return (
    <>
      <MarketingHeader />
      <main {...content}>
        <div className="trade-open">
          <div>
            <p className="trade-crumb">
              <TradeIcon slug={slug} />
              <a href={pagePaths.industries}>{`All ${industrySlugs.length} trades`}</a>
              <span>{name}</span>
            </p>
            <h1>{headline}</h1>
            <p className="lead own">{guide.lead}</p>
            <p className="trade-jump">
              <a href="#needs">What it needs</a>
              <a href="#looks">{`${inWords(look.looks.length, 'Capital')} looks`}</a>
              <a href="#words">{`${inWords(words.services.length, 'Capital')} services, written`}</a>
            </p>
          </div>
          <div className="trade-try">
            <StartForm name={look.business} about={words.services[0]?.name ?? name} industry={slug} />
            <TradeBoard
              slug={slug}
              business={look.business}
              headline={first?.heading ?? headline}
              words={words}
            />
            <p className="trade-note">It writes while you type.</p>
          </div>
        </div>
        <DutiesSection guide={guide} />
        <LooksSection people={people} look={look} />
        <WordsSection words={words} />
        <QuestionsSection people={people} guide={guide} />
        <NextSection next={guide.next} />
      </main>
      <MarketingFooter />
    </>
  )
}
