import { type IndustrySlug, industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'

import { languages } from '@shingle/shared/language/language.ts'
import { industryPath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { serverPaths } from '@shingle/shared/paths/server-paths.ts'
import { TradeIcon } from '../icon.tsx'
import { inWords } from '../in-words.ts'
import type { TradeGuide } from './trade-guide.ts'
import { lookSize, type TradeLook } from './trade-looks.ts'
import type { TradeWords } from './trade-page-content.ts'
import { trades } from './trades.ts'

export const DutiesSection = ({ guide }: { guide: TradeGuide }) => (
  <section className="trade-band" id="needs">
    <div>
      <h2>What the page has to do</h2>
      <p className="sub own">{guide.why}</p>
      <h3>Leave out</h3>
      <ul className="leave-out own">
        {guide.leaveOut.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
    <ol className="duties own">
      {guide.duties.map(({ title, section, why }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{why}</p>
          <span>{section}</span>
        </li>
      ))}
    </ol>
  </section>
)

export const LooksSection = ({ people, look }: { people: string; look: TradeLook }) => (
  <section className="trade-looks" id="looks">
    <header>
      <h2>{`${inWords(look.looks.length, 'Capital')} ${people}, ${inWords(look.looks.length)} signs`}</h2>
      <p>
        The business is invented, the pages are real: made by the engine that makes yours, in looks that suit
        the trade.
      </p>
    </header>
    <ul>
      {look.looks.map(({ family, file, heading }) => (
        <li key={family}>
          <div className="hung">
            <div className="board">
              <img
                src={`${serverPaths.assets[0]}/${file}`}
                alt={`${look.business}: ${heading}`}
                loading="lazy"
                decoding="async"
                {...lookSize}
              />
            </div>
          </div>
          <b>{family}</b>
        </li>
      ))}
    </ul>
  </section>
)

const services = (count: number) => `${inWords(count, 'Capital')} services, written`

export const WordsSection = ({ words }: { words: TradeWords }) => (
  <section className="trade-band" id="words">
    <div>
      <h2>The words are there</h2>
      <p className="sub">
        {`${services(words.services.length)}, and ${inWords(words.questions)} questions with answers, to strike out and add to. Your page may be in any of ${inWords(languages.length)} languages.`}
      </p>
      <p className="sub">Prices are yours alone: none is made up for you.</p>
    </div>
    <div className="own">
      <ul className="jobs">
        {words.services.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h3 className="headlines-title">Headlines it tries</h3>
      <ul className="headlines">
        {words.headlines.map((headline) => (
          <li key={headline}>{headline}</li>
        ))}
      </ul>
    </div>
  </section>
)

export const QuestionsSection = ({ people, guide }: { people: string; guide: TradeGuide }) => (
  <section className="trade-band raised">
    <h2>{`${people.charAt(0).toUpperCase()}${people.slice(1)} ask us`}</h2>
    <div className="asked own">
      {guide.questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
)

export const NextSection = ({ next }: { next: readonly IndustrySlug[] }) => (
  <section className="trade-band">
    <h2>Next door</h2>
    <nav className="chips" aria-label="Other trades">
      {next.map((slug) => (
        <a key={slug} href={industryPath(slug)}>
          <TradeIcon slug={slug} />
          {trades[slug].name}
        </a>
      ))}
      <a className="all" href={pagePaths.industries}>{`All ${industrySlugs.length} trades`}</a>
    </nav>
  </section>
)
