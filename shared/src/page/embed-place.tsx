import type { Language } from '../language/language.ts'
import { frameHeightClass } from './picture-classes.ts'

interface EmbedPlaceProps {
  readonly code: string
  /** In CSS pixels. */
  readonly height: number
  /** The page's, as of all that stands on it. */
  readonly language: Language
}

interface PlaceWords {
  readonly none: string
  readonly waits: string
  readonly frame: (height: number) => string
}

const words: Readonly<Record<Language, PlaceWords>> = {
  english: {
    none: 'No code yet',
    waits: 'Your code runs on the published page',
    frame: (height) =>
      `It stands here in a frame of its own, ${height} pixels high until it says how high it is. Its larger editor shows it at work.`,
  },
  spanish: {
    none: 'Aún no hay código',
    waits: 'Su código funciona en la página publicada',
    frame: (height) =>
      `Está aquí en un marco propio, de ${height} píxeles de alto hasta que diga cuánto mide. El editor ampliado lo muestra en marcha.`,
  },
  french: {
    none: 'Pas encore de code',
    waits: 'Votre code fonctionne sur la page publiée',
    frame: (height) =>
      `Il a ici son propre cadre, haut de ${height} pixels tant qu’il ne dit pas sa hauteur. L’éditeur agrandi le montre à l’œuvre.`,
  },
  italian: {
    none: 'Ancora nessun codice',
    waits: 'Il suo codice funziona nella pagina pubblicata',
    frame: (height) =>
      `Sta qui in una cornice propria, alta ${height} pixel finché non dice quanto è alto. L’editor più grande lo mostra in funzione.`,
  },
  german: {
    none: 'Noch kein Code',
    waits: 'Ihr Code läuft auf der veröffentlichten Seite',
    frame: (height) =>
      `Er steht hier in einem eigenen Rahmen, ${height} Pixel hoch, bis er seine Höhe selbst nennt. Der größere Editor zeigt ihn in Aktion.`,
  },
  japanese: {
    none: 'コードはまだありません',
    waits: 'コードは公開されたページで動きます',
    frame: (height) =>
      `ここでは専用の枠に入ります。コードが高さを伝えるまでは ${height} ピクセルです。大きなエディターで動作を確かめられます。`,
  },
  Korean: {
    none: '아직 코드가 없습니다',
    waits: '코드는 게시된 페이지에서 실행됩니다',
    frame: (height) =>
      `여기에서는 별도의 틀 안에 놓이며, 코드가 높이를 알리기 전까지 ${height}픽셀입니다. 큰 편집기에서 실행되는 모습을 볼 수 있습니다.`,
  },
}

/** The place of an owner's code in a draft, as high as its frame: code runs on the published page alone, where it can reach nothing. */
export const EmbedPlace = ({ code, height, language }: EmbedPlaceProps) => {
  const { none, waits, frame } = words[language]
  return (
    <p className={`waits ${frameHeightClass(height)}`}>
      <b>{code.trim() === '' ? none : waits}</b>
      <span>{frame(height)}</span>
    </p>
  )
}
