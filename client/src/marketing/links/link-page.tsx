import { invalidWebAddress, webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { type LinkKind, linkEntryPaths } from '@shingle/shared/paths/page-paths.ts'
import { KindIcon, linkKinds } from '../../import/link-kinds.tsx'
import { ToolPage } from '../creators/tool-frame.tsx'
import { ToolIcon } from '../creators/tool-icons.tsx'
import { linkEntries } from './link-entries.ts'

// Nobody's address is without a dot, or has a gap in it.
const anyAddress = String.raw`\s*\S+\.\S{2,}\s*`

/** Asks for the link to a page of one kind; what it tells is read by the app. */
export const LinkPage = ({ kind }: { kind: LinkKind }) => {
  const { heading, lead, points, example } = linkEntries[kind]
  return (
    <ToolPage here="none">
      <header className="tool-top">
        <h1>{heading}</h1>
      </header>
      <div className="tool-rail" />
      <div className="bring-link">
        <div className="bring-say">
          <p className="lead">{lead}</p>
          <ul>
            {[...points, 'Only a public page can be read: no password is asked for.'].map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div className="hangs bring-board">
          <form action={appPaths.createLink}>
            <label htmlFor="link">Link to your page</label>
            <p className="trouble" id="link-trouble" role="alert" />
            <div className="bring-box">
              <div className="around">
                <input
                  id="link"
                  name="link"
                  required
                  placeholder={example}
                  inputMode="url"
                  autoComplete="url"
                  autoCapitalize="off"
                  maxLength={webAddressMaximum}
                  pattern={anyAddress}
                  title={invalidWebAddress.text}
                  aria-describedby="link-trouble"
                />
              </div>
              <button className="tool-button" type="submit">
                <span>Read my page</span> <ToolIcon name="arrow-right" />
              </button>
            </div>
          </form>
          <Kinds chosen={kind} />
          <p className="note">
            Nothing to paste? <a href={appPaths.createAbout}>Say it in your own words.</a>
          </p>
        </div>
      </div>
    </ToolPage>
  )
}

const Kinds = ({ chosen }: { chosen: LinkKind }) => (
  <ul className="bring-kinds">
    {linkKinds.map(({ kind, name, tells, looks }) => (
      <li key={kind}>
        <a href={linkEntryPaths[kind]} aria-current={kind === chosen ? 'page' : undefined}>
          <KindIcon kind={kind} />
          <b>{name}</b>
          <span>{tells}</span>
          <small>{looks}</small>
        </a>
      </li>
    ))}
  </ul>
)
