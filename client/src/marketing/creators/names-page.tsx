import { checkNamesEndpoint, suggestNamesEndpoint } from '@shingle/shared/names/endpoints.ts'
import { nameLimits } from '@shingle/shared/names/name-limits.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { saidCall } from '../said-call.ts'
import { ToolField, ToolPage, WordsField } from './tool-frame.tsx'
import { ToolIcon } from './tool-icons.tsx'

const Composing = () => (
  <section className="composing">
    <header className="tool-top">
      <h1>What shall it be called?</h1>
    </header>
    <div className="tool-rail" />
    <div className="compose">
      <form
        className="tool-form"
        data-suggest={saidCall(suggestNamesEndpoint)}
        data-check={saidCall(checkNamesEndpoint)}
        data-last-round={nameLimits.lastRound}
      >
        <ToolField id="about" label="What you do" hint={`0 of ${nameLimits.description}`}>
          <textarea
            className="box"
            id="about"
            name="about"
            rows={3}
            maxLength={nameLimits.description}
            aria-describedby="about-hint trouble"
          />
        </ToolField>
        <ToolField id="place" label="Place" hint="optional">
          <div className="around">
            <ToolIcon name="place" />
            <input id="place" name="place" maxLength={nameLimits.place} autoComplete="address-level2" />
          </div>
        </ToolField>
        <div className="pair">
          <WordsField label="Words to include" hint="any" name="include" maximum={nameLimits.name} />
          <WordsField label="Words to exclude" name="exclude" maximum={nameLimits.name} />
        </div>
        <p className="trouble" id="trouble" role="alert" />
        <div className="go-row">
          <button className="tool-button" type="submit">
            <span>Paint twelve names</span> <ToolIcon name="arrow-right" />
          </button>
          <span className="note">No account needed.</span>
        </div>
        <noscript>
          <p className="note">Painting names needs JavaScript, which is off in this browser.</p>
        </noscript>
      </form>
      <div className="wait">
        <div className="blank-sign hangs">
          <p>Twelve signs will hang here.</p>
          <small>{`At most ${nameLimits.name} letters each, short enough to be read from across the road.`}</small>
        </div>
        <ul>
          <li>
            <b>Include</b>A word that must be in some of them: a street, a grandmother, an ingredient.
          </li>
          <li>
            <b>Exclude</b>What three others nearby already use. They know why.
          </li>
        </ul>
      </div>
    </div>
  </section>
)

const Shop = () => (
  <li className="shop">
    <div className="sign">
      <b data-name />
      <small data-place />
    </div>
    <div className="foot-row">
      <p className="avail" data-avail="checking">
        <ToolIcon name="check" />
        <ToolIcon name="x" />
        <ToolIcon name="loader" />
        <span>
          <span data-said />
          <span className="addr" data-address />
        </span>
      </p>
      <a className="tool-button short" data-use href={appPaths.createAbout}>
        Use this name
      </a>
    </div>
  </li>
)

const Results = () => (
  <section className="results" hidden>
    <header className="tool-top">
      <h1 tabIndex={-1}>Twelve for the wall</h1>
    </header>
    <div className="said-row">
      <p data-asked />
      <button className="tool-link" type="button" data-change>
        Change
      </button>
      <button className="tool-button short" type="button" data-more>
        Twelve more
      </button>
    </div>
    <div className="tool-rail" />
    <p className="trouble" role="alert" data-trouble />
    <ul className="wall" aria-live="polite">
      {Array.from({ length: nameLimits.names }, (_, at) => (
        <Shop key={String(at)} />
      ))}
    </ul>
    <div className="under">
      <p className="note">
        <span data-written /> Availability is checked for addresses with us. Whether somebody has registered
        the name as a company or a trade mark, please look up yourself.
      </p>
      <button className="tool-button plain" type="button" data-more>
        Twelve more, none of these
      </button>
    </div>
  </section>
)

/** Specification 1 and 2: the Business Name Creator. Static until somebody asks for names. */
export const NamesPage = () => (
  <ToolPage>
    <Composing />
    <Results />
  </ToolPage>
)
