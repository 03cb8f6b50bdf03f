import { suggestIdeasEndpoint } from '@shingle/shared/ideas/endpoints.ts'
import { ideaLimits, timeNames, timesToSpare } from '@shingle/shared/ideas/idea-limits.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { saidCall } from '../said-call.ts'
import { ToolField, ToolPage, WordsField } from './tool-frame.tsx'
import { ToolIcon } from './tool-icons.tsx'

const Slip = () => (
  <div className="hangs slip">
    <form
      className="tool-form"
      data-suggest={saidCall(suggestIdeasEndpoint)}
      data-last-round={ideaLimits.lastRound}
    >
      <WordsField label="What you are good at" name="skills" maximum={ideaLimits.skillsLength} />
      <fieldset className="tool-field times">
        <legend>Time you have</legend>
        {timesToSpare.map((time) => (
          <label key={time}>
            <input type="radio" name="time" value={time} />
            {timeNames[time]}
          </label>
        ))}
      </fieldset>
      <ToolField id="place" label="Place">
        <div className="around">
          <ToolIcon name="place" />
          <input id="place" name="place" maxLength={ideaLimits.place} autoComplete="address-level2" />
        </div>
      </ToolField>
      <p className="trouble" id="trouble" role="alert" />
      <button className="tool-button" type="submit">
        <span>Think of eight</span> <ToolIcon name="arrow-right" />
      </button>
      <p className="note">
        Ideas are starting points. Whether a trade needs a license where you live, ask there first.
      </p>
      <noscript>
        <p className="note">Thinking of ideas needs JavaScript, which is off in this browser.</p>
      </noscript>
    </form>
  </div>
)

const IdeaRow = () => (
  <li className="idea">
    <div>
      <p className="idea-words" data-words />
      <p>
        <b data-from /> <span data-takes />
      </p>
    </div>
    <div className="idea-ways">
      <a className="tool-button short" data-start href={pagePaths.names}>
        Start with this
      </a>
      <a className="tool-link" data-named href={appPaths.createAbout}>
        I have a name
      </a>
    </div>
  </li>
)

const Found = () => (
  <section className="found" aria-live="polite">
    <header>
      <h2 tabIndex={-1} data-title>
        Nothing thought of yet
      </h2>
      <p hidden data-order>
        The better half first
      </p>
    </header>
    <ol className="empty">
      <li>Say what you are good at in your own words: sewing, bicycles, patient with children.</li>
      <li>Each idea has five words at most, and says which of your answers it came from.</li>
      <li>Take one along: to a name for it, or straight to its website.</li>
    </ol>
    <ul className="ideas" hidden>
      {Array.from({ length: ideaLimits.shown }, (_, at) => (
        <IdeaRow key={String(at)} />
      ))}
    </ul>
    <div className="after" hidden>
      <p className="note" data-note>
        <span data-written /> “Start with this” takes the words along to the Business Name Creator; with a
        name already, go straight to your website.
      </p>
      <button className="tool-button plain" type="button" data-more>
        Eight others
      </button>
    </div>
  </section>
)

/** Specification 1 and 2: the Business Idea Creator. Static until somebody asks for ideas. */
export const IdeasPage = () => (
  <ToolPage>
    <header className="tool-top">
      <h1>What could you hang out?</h1>
    </header>
    <div className="tool-rail" />
    <div className="think">
      <Slip />
      <Found />
    </div>
  </ToolPage>
)
