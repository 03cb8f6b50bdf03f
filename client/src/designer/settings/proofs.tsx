import { addressLine } from '@shingle/shared/business/address-line.ts'
import { cookieInk } from '@shingle/shared/page/cookie-rule.ts'
import { Hours } from '@shingle/shared/page/facts.tsx'
import { hoursRows } from '@shingle/shared/page/hours-rows.ts'
import type { ReactNode } from 'react'
import { useBusiness, useSettings } from '../../replica/use-draft.ts'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import { useFonts } from '../base/page/use-fonts.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { LetterIcon } from './letter-icon.tsx'
import styles from './settings.module.css'

/** Where the settings show: the tab, the search result, the cookie banner and the contact section. */
export const Proofs = () => {
  const { name } = useBusiness()
  const settings = useSettings()
  const title = settings.pageTitle || name
  useFonts(useCanvasPage().look)
  return (
    <aside className={styles.proofs} aria-label="Where it shows" data-region="inspector">
      <Proof title="Browser tab">
        <div className={styles.browser}>
          <div className={styles.tab}>
            <Sign size={18} />
            <span>{title}</span>
          </div>
        </div>
      </Proof>
      <Proof title="Search result">
        <SearchResult title={title} />
      </Proof>
      {settings.cookieBanner && (
        <Proof title="Cookie banner">
          <CookieProof />
        </Proof>
      )}
      <Proof title="Contact section">
        <ContactProof />
      </Proof>
    </aside>
  )
}

const Proof = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
)

const Sign = ({ size }: { size: number }) => {
  const { favicon } = useSettings()
  const { picture } = useCanvasPage()
  const { name } = useBusiness()
  return favicon ? (
    <img className={styles['tab-icon']} src={picture(favicon, { width: 36, height: 36 }).src} alt="" />
  ) : (
    <LetterIcon name={name} size={size} />
  )
}

const SearchResult = ({ title }: { title: string }) => {
  const settings = useSettings()
  const { name, activities } = useBusiness()
  const { published } = useWebsite()
  if (!settings.searchIndexing) {
    return <p className={styles.serp}>Search engines are asked not to list this website.</p>
  }
  return (
    <div className={styles.serp}>
      <div className={styles['serp-head']}>
        <Sign size={18} />
        <span>
          {name}
          <small>{published ? published.url.replace(/^https?:\/\//, '') : 'Not published yet'}</small>
        </span>
      </div>
      <b>{title}</b>
      <p className={styles['serp-text']}>{settings.description || activities}</p>
    </div>
  )
}

const CookieProof = () => {
  const { cookieText, cookieAccept, cookieReject, cookieBackground } = useSettings()
  const { surfaces } = useCanvasPage().look
  const ground = surfaces.plain
  const colours = cookieBackground
    ? { background: cookieBackground, color: cookieInk(cookieBackground) }
    : { background: ground.card, color: ground.ink }
  return (
    <div className={styles.cookie} style={colours}>
      <span>{cookieText}</span>
      <span className={styles.reject}>{cookieReject}</span>
      <b style={{ background: ground.accent, color: ground.onAccent }}>{cookieAccept}</b>
    </div>
  )
}

const ContactProof = () => {
  const business = useBusiness()
  const page = useCanvasPage()
  const { look } = page
  const ground = look.surfaces.tint
  const address = addressLine(business, page)
  const facts = [address, business.phone, business.email, business.serviceArea].filter(Boolean)
  const hasHours = hoursRows(business.hours, page).length + business.specialDays.length > 0
  return (
    <div
      className={styles.contact}
      style={{ background: ground.surface, color: ground.ink, fontFamily: look.properties['--font-body'] }}
    >
      <b style={{ fontFamily: look.properties['--font-heading'] }}>{business.name}</b>
      {facts.length === 0 && !hasHours && <p>Nothing is stated yet, so nothing is shown.</p>}
      {facts.length > 0 && (
        <p>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      <Hours page={page} withSpecialDays />
    </div>
  )
}
