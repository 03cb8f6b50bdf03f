import type { Language } from '../language/language.ts'

/** What the choice of cookies is called, and what opens it again; its other words are the owner's. */
export const cookieWords: Readonly<Record<Language, { readonly region: string; readonly choice: string }>> = {
  english: { region: 'Cookies', choice: 'Cookie choice' },
  spanish: { region: 'Cookies', choice: 'Elección de cookies' },
  french: { region: 'Cookies', choice: 'Choix des cookies' },
  italian: { region: 'Cookie', choice: 'Scelta dei cookie' },
  german: { region: 'Cookies', choice: 'Cookie-Auswahl' },
  japanese: { region: 'Cookie', choice: 'Cookieの選択' },
  Korean: { region: '쿠키', choice: '쿠키 선택' },
}
