import type { Language } from '../language/language.ts'
import { productName } from '../product/product.ts'

/** Which page was exported, and when. */
interface Exported {
  readonly language: Language
  readonly name: string
  readonly url: string
  readonly at: Date
}

interface Words {
  readonly what: (page: Omit<Exported, 'language' | 'at'> & { readonly day: string }) => string
  readonly use: string
  readonly not: string
  readonly forms: string
  readonly code: string
  readonly counts: string
  readonly address: (url: string) => string
}

const words: Readonly<Record<Language, Words>> = {
  english: {
    what: ({ name, url, day }) => `${name}: the page as visitors saw it at ${url} on ${day}.`,
    use: 'Put everything in here into the top folder of any web host. index.html is the page.',
    not: `What works only while ${productName} serves the page:`,
    forms: 'forms: messages and newsletter sign-ups do not arrive',
    code: 'embedded code: its frames stay empty',
    counts: 'visits and taps are not counted',
    address: (url) =>
      `The page tells search engines that its address is ${url}. Connect your own domain and export again, and it says that one.`,
  },
  spanish: {
    what: ({ name, url, day }) => `${name}: la página tal como se veía en ${url} el ${day}.`,
    use: 'Pon todo lo que hay aquí en la carpeta principal de cualquier alojamiento web. La página es index.html.',
    not: `Lo que solo funciona mientras ${productName} sirve la página:`,
    forms: 'formularios: los mensajes y las suscripciones no llegan',
    code: 'código insertado: sus marcos quedan vacíos',
    counts: 'no se cuentan las visitas ni los toques',
    address: (url) =>
      `La página indica a los buscadores que su dirección es ${url}. Conecta tu propio dominio y exporta de nuevo: entonces indicará ese.`,
  },
  french: {
    what: ({ name, url, day }) => `${name} : la page telle qu’on la voyait à ${url} le ${day}.`,
    use: 'Placez tout ce contenu dans le dossier principal de n’importe quel hébergeur. La page est index.html.',
    not: `Ce qui ne fonctionne que tant que ${productName} sert la page :`,
    forms: 'formulaires : messages et inscriptions n’arrivent pas',
    code: 'code intégré : ses cadres restent vides',
    counts: 'les visites et les appuis ne sont pas comptés',
    address: (url) =>
      `La page indique aux moteurs de recherche que son adresse est ${url}. Connectez votre domaine et exportez à nouveau : elle indiquera celui-ci.`,
  },
  italian: {
    what: ({ name, url, day }) => `${name}: la pagina come si vedeva su ${url} il ${day}.`,
    use: 'Metti tutto il contenuto nella cartella principale di qualsiasi hosting. La pagina è index.html.',
    not: `Che cosa funziona solo finché ${productName} serve la pagina:`,
    forms: 'moduli: messaggi e iscrizioni non arrivano',
    code: 'codice incorporato: i suoi riquadri restano vuoti',
    counts: 'visite e tocchi non vengono contati',
    address: (url) =>
      `La pagina indica ai motori di ricerca l’indirizzo ${url}. Collega il tuo dominio ed esporta di nuovo: indicherà quello.`,
  },
  german: {
    what: ({ name, url, day }) => `${name}: die Seite, wie sie am ${day} unter ${url} zu sehen war.`,
    use: 'Legen Sie alles hieraus in den obersten Ordner eines beliebigen Webhosters. Die Seite ist index.html.',
    not: `Was nur geht, solange ${productName} die Seite ausliefert:`,
    forms: 'Formulare: Nachrichten und Anmeldungen kommen nicht an',
    code: 'eingebetteter Code: seine Rahmen bleiben leer',
    counts: 'Besuche und Fingertipps werden nicht gezählt',
    address: (url) =>
      `Die Seite nennt Suchmaschinen die Adresse ${url}. Verbinden Sie Ihre eigene Domain und exportieren Sie noch einmal, dann nennt sie diese.`,
  },
  japanese: {
    what: ({ name, url, day }) => `${name}：${day}に${url}で公開されていたページです。`,
    use: 'この中のすべてを、お使いのウェブサーバーの最上位フォルダーに置いてください。ページはindex.htmlです。',
    not: `${productName}で公開している間だけ使えるもの：`,
    forms: 'フォーム：メッセージやニュースレターの申し込みは届きません',
    code: '埋め込みコード：枠の中は空のままです',
    counts: '訪問やタップは数えられません',
    address: (url) =>
      `検索エンジンには、このページのアドレスは${url}と伝わります。独自ドメインを接続してからもう一度書き出すと、そのドメインになります。`,
  },
  Korean: {
    what: ({ name, url, day }) => `${name}: ${day}에 ${url}에서 보이던 페이지입니다.`,
    use: '여기 있는 모든 파일을 원하는 웹 호스트의 최상위 폴더에 넣으세요. 페이지는 index.html입니다.',
    not: `${productName}에서 게시하는 동안에만 작동하는 것:`,
    forms: '양식: 메시지와 뉴스레터 신청이 도착하지 않습니다',
    code: '삽입한 코드: 프레임이 비어 있습니다',
    counts: '방문과 탭은 집계되지 않습니다',
    address: (url) =>
      `검색 엔진에는 이 페이지의 주소가 ${url}로 전달됩니다. 내 도메인을 연결하고 다시 내보내면 그 도메인으로 바뀝니다.`,
  },
}

/** The text that goes with a static export, in the language of its page: what to do with it, and what does not work elsewhere. */
export const readMeOfExport = ({ language, name, url, at }: Exported): string => {
  const { what, use, not, forms, code, counts, address } = words[language]
  return [
    what({ name, url, day: at.toISOString().slice(0, 10) }),
    ...['', use, '', not, ''],
    ...[forms, code, counts].map((line) => `  - ${line}`),
    ...['', address(url), ''],
  ].join('\n')
}
