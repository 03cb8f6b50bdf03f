import { cookieWords } from './cookie-words.ts'
import type { PageContext } from './page-context.ts'

/** The id by which the page's script finds the button. */
export const cookieChoiceId = 'cookie-choice'

/** The way back to the cookie choice: whoever agreed may take it back. Hidden where no script runs, which loads nothing then. */
export const CookieChoice = ({ page }: { readonly page: PageContext }) =>
  page.settings.cookieBanner ? (
    <button className="cookie-choice" id={cookieChoiceId} type="button" hidden={page.mode === 'published'}>
      {cookieWords[page.language].choice}
    </button>
  ) : null
