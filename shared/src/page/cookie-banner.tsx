import { cookieWords } from './cookie-words.ts'
import type { PageContext } from './page-context.ts'

/** The cookie choice where the owner has it made, hidden until the page's script finds that none was made. */
export const CookieBanner = ({ page }: { readonly page: PageContext }) => {
  const { cookieBanner, cookieText, cookieAccept, cookieReject } = page.settings
  if (!cookieBanner) return null
  return (
    <section
      className="cookies surface-plain"
      id="cookies"
      aria-label={cookieWords[page.language].region}
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
