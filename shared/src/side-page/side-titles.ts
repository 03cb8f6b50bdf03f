import type { DraftContent } from '../draft/content.ts'
import type { Language } from '../language/language.ts'
import type { SidePage, SidePageKind } from './side-page.ts'

/** What each kind of page beside the page is called in each language. */
const sideTitles: Readonly<Record<Language, Readonly<Record<SidePageKind, string>>>> = {
  english: { privacy: 'Privacy', imprint: 'Legal notice', terms: 'Terms' },
  spanish: { privacy: 'Privacidad', imprint: 'Aviso legal', terms: 'Condiciones' },
  french: { privacy: 'Confidentialité', imprint: 'Mentions légales', terms: 'Conditions générales' },
  italian: { privacy: 'Privacy', imprint: 'Dati legali', terms: 'Condizioni' },
  german: { privacy: 'Datenschutz', imprint: 'Impressum', terms: 'AGB' },
  japanese: { privacy: 'プライバシー', imprint: '事業者情報', terms: '利用規約' },
  Korean: { privacy: '개인정보 처리방침', imprint: '사업자 정보', terms: '이용약관' },
}

/** What a page beside the page is called: its owner's name for it, else that of its kind in the website's language. */
export const nameOfPage = (
  { settings }: Pick<DraftContent, 'settings'>,
  { title, kind }: Pick<SidePage, 'title' | 'kind'>,
): string => (title.trim() === '' ? sideTitles[settings.language][kind] : title)
