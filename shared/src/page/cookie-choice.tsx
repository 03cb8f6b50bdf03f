import type { Language } from '../language/language.ts'
import type { PageContext } from './page-context.ts'

/** The id by which the page's script finds the button. */
export const cookieChoiceId = 'cookie-choice'

/** What opens the choice again is called. */
export const cookieChoiceWords: Readonly<Record<Language, string>> = {
  english: 'Cookie choice',
  spanish: 'Elección de cookies',
  french: 'Choix des cookies',
  italian: 'Scelta dei cookie',
  german: 'Cookie-Auswahl',
  japanese: 'Cookieの選択',
  Korean: '쿠키 선택',
}

/** The way back to the cookie choice: whoever agreed may take it back. Hidden where no script runs, which loads nothing then. */
export const CookieChoice = ({ page }: { readonly page: Pick<PageContext, 'language' | 'mode'> }) => (
  <button className="cookie-choice" id={cookieChoiceId} type="button" hidden={page.mode === 'published'}>
    {cookieChoiceWords[page.language]}
  </button>
)
