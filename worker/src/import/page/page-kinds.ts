/** The further pages of a website that are read, and what each is told as. */
export const pageKinds = ['prices', 'services', 'about', 'contact', 'hours'] as const
export type PageKind = (typeof pageKinds)[number]

/** What a page of a kind is called where its facts are told. */
export const pageLabels: Readonly<Record<PageKind, string>> = {
  prices: 'Prices',
  services: 'Services',
  about: 'About',
  contact: 'Contact',
  hours: 'Opening hours',
}

/** What the first page is called. */
export const firstPageLabel = 'First page'

const words: Readonly<Record<PageKind, RegExp>> = {
  prices:
    /(?<!\p{L})(?:prices?|pricing|price list|rates|menu|tariffs?|fees|preise?|preisliste|prix|tarifs?|carte|precios|tarifas|prezzi|listino|speisekarte)(?!\p{L})|料金|価格|メニュー|가격|요금|메뉴/iu,
  services:
    /(?<!\p{L})(?:(?:our )?services?|what we do|treatments?|classes|lessons|work|leistungen|angebote?|prestations|servicios|servizi|trattamenti)(?!\p{L})|サービス|施術|서비스|시술/iu,
  about:
    /(?<!\p{L})(?:about(?: us| me)?|our story|who we are|über uns|über mich|ueber-uns|à propos|qui sommes-nous|nosotros|quiénes somos|sobre (?:mí|nosotros)|chi siamo)(?!\p{L})|会社概要|私たち|소개/iu,
  contact:
    /(?<!\p{L})(?:contact(?: us)?|find us|visit us|location|kontakt|anfahrt|impressum|contacto|contatti|dove siamo|nous trouver)(?!\p{L})|お問い合わせ|アクセス|문의|오시는/iu,
  hours:
    /(?<!\p{L})(?:opening (?:hours|times)|hours|öffnungszeiten|oeffnungszeiten|horaires|horarios?|orari)(?!\p{L})|営業時間|영업시간/iu,
}

/** Which kind of page a heading, a link or the path of an address speaks of; undefined where none. */
export const kindOfPage = (text: string): PageKind | undefined =>
  text.length > 60 ? undefined : pageKinds.find((kind) => words[kind].test(text))
