import type { PageContext } from './page-context.ts'

/** The cookie choice, hidden until the page's script finds that none was made. */
export const CookieBanner = ({ page }: { readonly page: PageContext }) => {
  const { cookieText, cookieAccept, cookieReject } = page.settings
  return (
    <section
      className="cookies surface-plain"
      id="cookies"
      aria-label={page.strings.cookieRegion}
      hidden={page.mode === 'published'}
    >
      <p>{cookieText}</p>
      <button className="button button-quiet" type="button" value="no">
        {cookieReject}
      </button>
      <button className="button" type="button" value="yes">
        {cookieAccept}
      </button>
    </section>
  )
}
