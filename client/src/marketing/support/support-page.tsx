import { emailMaximum } from '@shingle/shared/email/email-maximum.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { serverPaths } from '@shingle/shared/paths/server-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { questionMaximum, sendQuestionEndpoint } from '@shingle/shared/support/endpoints.ts'
import { type Help, matchedOf } from '../../help/help.ts'
import { helpTopics } from '../../help/help-topics.ts'
import { ToolField } from '../creators/tool-frame.tsx'
import { ToolIcon } from '../creators/tool-icons.tsx'
import { content, MarketingFooter, MarketingHeader } from '../marketing-frame.tsx'
import { saidCall } from '../said-call.ts'
import { guidePictures } from './guide-pictures.ts'

/** What is asked most. */
const often: readonly (readonly [id: string, words: string])[] = [
  ['code-did-not-arrive', 'The code did not arrive'],
  ['saved-where', 'Draft differs from published'],
  ['connect-a-domain', 'Connect a domain'],
]

const Answer = ({ answer, onPhone, more }: Help) => (
  <>
    {typeof answer === 'string' ? (
      <p>{answer}</p>
    ) : (
      <ol>
        {answer.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )}
    {onPhone && <p data-phone="">{onPhone}</p>}
    {more && <a href={more.path}>{more.words}</a>}
  </>
)

/** What the screen looks like, fetched once the answer is opened. */
const Picture = ({ id }: Pick<Help, 'id'>) => {
  const picture = guidePictures[id]
  if (picture === undefined) return null
  const { source, width, height, alt } = picture
  const src = `${serverPaths.assets[0]}/guide-${id}-${source}.webp`
  return <img src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
}

/** Shown once its script runs: without one the whole list is there, and the browser's own search. */
const SearchForm = () => (
  <search>
    <form className="help-search" hidden>
      <label htmlFor="help-words">Search by the words on your screen</label>
      <div className="around">
        <ToolIcon name="search" />
        <input
          id="help-words"
          type="search"
          autoComplete="off"
          placeholder="“Expired code”, domain, review"
          aria-describedby="help-count"
        />
        <span className="note" id="help-count" role="status" />
      </div>
    </form>
  </search>
)

/** A note to whoever runs the deployment. It is sent by the script, and hidden where there is none. */
const AskPerson = () => (
  <form id="ask-a-person" className="help-note hangs" data-ask={saidCall(sendQuestionEndpoint)} hidden>
    <h2>Ask a person</h2>
    <p>Say what you did, what you expected and what the screen said.</p>
    <ToolField id="note-email" label="Your email">
      <input
        className="box"
        id="note-email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={emailMaximum}
        required
        aria-describedby="note-trouble"
      />
    </ToolField>
    <ToolField id="note-text" label="What happened" hint={`0 of ${questionMaximum}`}>
      <textarea
        className="box"
        id="note-text"
        name="text"
        rows={4}
        maxLength={questionMaximum}
        required
        aria-describedby="note-text-hint note-trouble"
      />
    </ToolField>
    <p className="trouble" id="note-trouble" role="alert" />
    <button className="tool-button" type="submit">
      Send to support
    </button>
    <p className="note">These words and your email go along, and nothing else.</p>
  </form>
)

/** Specification 1: support, by the words that people see on the screen. */
export const SupportPage = () => (
  <div className="paper-page">
    <MarketingHeader here={pagePaths.support} />
    <main {...content}>
      <header className="help-top">
        <h1>What is the matter?</h1>
        <div>
          <SearchForm />
          <p className="often">
            Often:
            {often.map(([id, words]) => (
              <a key={id} href={`#${id}`}>
                {words}
              </a>
            ))}
            <a className="to-note" href="#ask-a-person">
              Ask a person
            </a>
          </p>
        </div>
      </header>
      <div className="help-rail" />
      <div className="help-body">
        <div>
          <section className="help-found" hidden aria-labelledby="help-for">
            <h2 id="help-for">Answers</h2>
            <ul />
          </section>
          <div className="help-tasks">
            {helpTopics.map(({ title, entries }) => (
              <section key={title} className="help-task">
                <h2>{title}</h2>
                <div>
                  {entries.map((help) => (
                    <details key={help.id} id={help.id} data-words={matchedOf(help).otherWords || undefined}>
                      <summary>
                        <span>{help.title}</span>
                        <ToolIcon name="chevron-down" />
                      </summary>
                      <Answer {...help} />
                      <Picture id={help.id} />
                    </details>
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
        <aside>
          <AskPerson />
          <p
            className="note"
            id="note-sent"
            role="status"
            data-told="Sent. The answer comes to"
            data-kept={`Kept for whoever runs this ${productName}, who is not told of it by mail. Once they read it, an answer can come to`}
          />
        </aside>
      </div>
    </main>
    <MarketingFooter />
  </div>
)
