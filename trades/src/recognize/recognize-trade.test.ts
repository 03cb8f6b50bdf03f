import { type Language, languages } from '@shingle/shared/language/language.ts'
import { describe, expect, it } from 'vitest'
import { trades } from '../trades.ts'
import { recognizeTrade } from './recognize-trade.ts'

const sentences = (text: string): readonly string[] =>
  text.split(/(?<=[.!?。])\s*/u).filter((part) => part !== '')

/** What is told of a business: the id of its trade, its kind in brackets, or '' where it stays open. */
const told = (language: Language, name: string, text: string): string => {
  const read = recognizeTrade({ name, clauses: sentences(text) }, language)
  if (read.outcome === 'none') return ''
  return read.outcome === 'kind' ? `(${read.kindId})` : read.tradeId
}

const owners: Readonly<Partial<Record<Language, string>>> = {
  english: `
bookbinder | Pagewell | I rebind old books and family bibles, make notebooks and slip cases
kayak-hire | Tamar Paddle | Canoe and kayak hire on the river, life jackets included
restaurant | Tonkotsu Dan | Ramen bar. Walk ins only
funeral-celebrant | Maeve Ryan | Bereavement celebrant in Sligo. Non religious funerals, memorials and ashes ceremonies
celebrant | Two Rings | Wedding celebrant in Cork, vow renewals and naming days
house-cleaning | Tidy & Co | I clean holiday lets and small offices in Leeds and Wetherby
interior-designer | Harper | I stage houses for sale so they sell faster, with realtors and owners
plumber | Dave's Drips | Leaks, blocked drains and boilers fixed in Leeds. No job too small.
florist | Poppy Florist | Bouquets from £30, wedding decoration and wreaths for funerals, plants
plumber | Hart Plumbing | Plumbing and heating in Leeds.
electrician | Spark & Co | Rewires, EV chargers, fuse boxes and outside lights across Fife
music-lessons | Anna Bell | I teach piano and violin to children from 6. Lessons at my home in Bath.
dog-groomer | Wagtails | Wash, clip and nails for dogs of any size. Poodles welcome.
chimney-sweep | Black Hat | We sweep chimneys and fit cowls. Bird nests removed.
law-office | Ellis Webb | Wills, probate and conveyancing, solicitors since 1962
accountant | Ledgers | Bookkeeping and VAT returns for law firms and dentists.
carpentry | Oak & Ash | Fitted wardrobes, staircases and oak doors made in our workshop
car-detailing | Shine | Mobile valeting. Polish, wax and ceramic coating at your door.
auto-repair | Miller Motors | MOTs, brakes, clutches and servicing for all makes of vehicle
photographer | Nell Ford | Weddings, portraits and newborn photos on film
therapist | Quiet Room | Counselling for anxiety, grief and couples
butcher | Hogg & Son | Family butcher in Ludlow. Sausages made daily.
locksmith | Keysafe | Locked out? Locksmith on call day and night
florist | Stem | Bouquets, wreaths and wedding flowers
optician | Lens | Eye tests and glasses by an independent optician
beekeeper | Hivewell | Honey and beeswax from my own hives. Beekeeper in Devon.
upholsterer | Sit Well | Upholstery of chairs and sofas, by an upholsterer of 30 years
hotel | Harbour View | Small hotel with 12 rooms by the sea
guest-house | Fern Cottage | Holiday cottage in the Peaks. Sleeps 4.
real-estate-agent | Marlow Homes | Estate agents selling houses across the Chilterns
condo-rental-agency | KeyMate | We manage holiday lets: check-ins, linen and guests
tire-shop | Grip | Tyres fitted at your home, punctures repaired
tutor | Grade Up | GCSE maths and science tutor, online or at home
landscaping | Greenway | Lawns, hedges and patios. Garden maintenance in Kent.
pest-control | Gone | Wasps, rats, mice and moles dealt with
restaurant | Little Lisbon | Portuguese restaurant. Grilled fish and wine.
coffee-shop | Third Cup | Flat whites, filter coffee and cake
tailor | Needle | Hems, zips and alterations while you wait
veterinarian | Hillside | Small animal practice: vaccinations, neutering and dental work for cats and dogs
nail-salon | Gloss | Gel nails, manicures and pedicures
barber-shop | Fade Lab | Skin fades, beard trims and hot towel shaves
hair-styling | Root | Balayage, cuts and colour by Marta
spa | Stillness | Hot stone massage and facials
painter-decorator | Brushwork | Painting and decorating, inside and out
technology-consulting | NetRight | IT support, backups and network security for schools
handyman | Odd Bob | Handyman: shelves, curtain rails, flat pack furniture
non-profit-organization | Warm Hands | We are a charity. Volunteers cook for homeless people. Donate coats.
physical-therapist | Move | Physiotherapy for backs, knees and sports injuries
nutritionist | Eat Plain | Dietitian. Meal plans for IBS and intolerances.
fitness | Iron Shed | Strength training and kettlebell classes in a barn
dance-lessons | Two Left Feet | Salsa and tango classes for beginners
chess-instructor | e4 | Chess lessons for kids and adults
bike-repair | Spoke | We fix bikes. Punctures, gears, brakes.
book-store | Foxed | Second-hand books, poetry and maps
roofer | Highline | Roofer in Cardiff. Slates, leadwork and gutters.
catering | Forkful | Buffets and canapes for weddings and parties
dentist-office | Brightside | Check-ups, fillings, crowns and whitening for the whole family
medical-clinic | Elm Surgery | Family doctors in Stroud
watchmaker | Tick | Clock and watch repairs. Watchmaker, third generation.
funeral-director | Ashdown | Funeral home, day and night
heating-and-cooling | Warmworks | Boiler servicing, heat pumps and radiators. Gas Safe 552917.
home-construction | Brick & Beam | Extensions, loft conversions and renovations
blacksmith | Forge | Blacksmith. Gates, railings and fire irons.
translator | Babel | Translator, German to English
driving-school | Pass | Driving school in Hull. Automatic and manual.
`,
  german: `
caretaker | Kılıç | Hausmeister in Mannheim. Treppenhausreinigung, Winterdienst, Mülltonnen
tailor | Aylin | Hosen kürzen, Reißverschluss wechseln, Kleider enger machen
dog-groomer | Hundesalon Fellnase | Waschen föhnen schneiden ab 45 €. Krallen schneiden 10 €. Ohren 5 €.
restaurant | Gasthaus Zur Linde | Hausmannskost. Schnitzel 14,90. Sauerfleisch 12,50. Heidschnucke auf Vorbestellung.
tailor | Nadel | Änderungsschneiderei in Kassel. Hosen kürzen, Reißverschlüsse.
music-lessons | Frau Klang | Klavierunterricht für Kinder und Erwachsene in Bonn
electrician | Strom Müller | Elektroinstallation, Zählerschränke und Wallboxen
plumber | Schneider | Rohrbruch, Abfluss verstopft? Klempner mit Notdienst
chimney-sweep | Ruß | Schornsteinfegermeister, Feuerstättenschau und Abgasmessung
farrier | Huf & Eisen | Hufbeschlag und Barhufpflege für Pferde
dog-groomer | Fellnase | Hundesalon in Jena. Baden, Scheren, Krallen.
car-detailing | Glanz | Fahrzeugaufbereitung, Politur und Innenreinigung
auto-repair | Kfz Huber | Inspektion, TÜV, Bremsen und Unfallschäden
tire-shop | Grip | Reifenwechsel und Einlagerung
physical-therapist | Bewegt | Physiotherapie und Krankengymnastik in Gera
dentist-office | Dr. Weiß | Zahnarztpraxis mit Prophylaxe
law-office | Kanzlei Roth | Rechtsanwältin für Familienrecht und Erbrecht
accountant | Zahlwerk | Steuerberatung und Lohnbuchhaltung für Handwerker
house-cleaning | Blitz | Wir reinigen Büros, Praxen und Treppenhäuser
landscaping | Grün | Hecken schneiden, Rasen mähen, Gartenpflege
hair-styling | Haarwerk | Friseurin in Halle. Schnitt, Farbe, Strähnen
carpentry | Holzkopf | Möbel nach Maß, Einbauschränke, Treppen aus Eiche
book-store | Seitenweise | Kinderbuchhandlung in Ulm
veterinarian | Dr. Vogel | Tierärztin für Hunde, Katzen und Kaninchen
therapist | Raum | Psychotherapie für Erwachsene und Paare
moving-company | Meier | Klaviertransporte und Möbeltransporte
`,
  spanish: `
shoemaker | Zapatero Ramón | tapas 9€, medias suelas 16, copia de llaves 2,50
plumber | Agua | Fontanero en Sevilla, desatascos y fugas
hair-styling | Rizos | Peluquería en Gijón, mechas y recogidos
bakery | Miga | Panadería artesana, pan de masa madre
law-office | Ruiz | Abogada de familia, divorcios y herencias
dentist-office | Sonrisa | Clínica dental, implantes y ortodoncia
`,
  french: `
plumber | Goutte | Dépannage plomberie, fuites et chauffe-eau
chimney-sweep | Suie | Ramonage de cheminées et poêles
bakery | Mie | Boulangerie au levain, brioches
dog-groomer | Ouaf | Toilettage pour chiens et chats
hair-styling | Mèche | Coiffeuse à Nantes, coupes et brushing
mobile-hairdresser | Boucle | Coiffeuse à domicile, coupes et brushing
accountant | Bilan | Expert-comptable à Lyon
`,
  italian: `
plumber | Tubo | Idraulico a Bari, perdite e caldaie
restaurant | Da Pina | Trattoria con cucina di mare
tailor | Ago | Sartoria e riparazioni, orli e cerniere
auto-repair | Motori | Officina meccanica, tagliandi e freni
dentist-office | Denti | Studio dentistico, impianti
`,
  japanese: `
bike-repair | サイクル尼崎 | 尼崎の自転車修理とパンク直し
dog-groomer | わんこ | 犬のトリミングサロンです。シャンプーと爪切り。
music-lessons | すみれ音楽教室 | ピアノとバイオリンのレッスン
hair-styling | ルミエール | 京都の美容室。カットとカラー
plumber | 水の助 | 水漏れ、トイレつまり、蛇口の修理
law-office | さくら | 離婚と相続の弁護士
bakery | こむぎ | 天然酵母のパン屋です
accountant | 佐藤 | 税理士による確定申告と記帳代行
acupuncturist | はなみずき鍼灸院 | 腰痛、肩こりの鍼灸
calligraphy-classes | 書道教室はな | 子どもの書道教室です
`,
  Korean: `
hair-styling | 머리하는날 | 미용실입니다. 커트와 염색, 펌
bike-repair | 두바퀴 | 자전거 수리와 정비, 펑크
bakery | 밀밭 | 천연발효빵과 케이크를 굽는 빵집
music-lessons | 도레미 | 피아노 레슨, 초등학생부터
tailor | 바늘 | 옷 수선, 바지 기장과 지퍼 교체
plumber | 누수박사 | 누수 탐지, 하수구 막힘, 변기 수리
accountant | 세무회계 온 | 기장 대리와 종합소득세 신고
heating-and-cooling | 시원 | 에어컨 설치와 보일러 수리
`,
}

const rows = languages.flatMap((language) =>
  (owners[language] ?? '')
    .trim()
    .split('\n')
    .map((row) => {
      const [trade = '', name = '', text = ''] = row.split(' | ')
      return { language, trade, name, text }
    }),
)

describe('[4.trade] a business that says what it is', () => {
  it.each(rows)('in $language is a $trade: $name, $text', ({ language, trade, name, text }) => {
    expect(told(language, name, text)).toBe(trade)
  })
})

describe('[4.trade] is not what it only mentions', () => {
  it.each([
    {
      what: 'lamb, gold cards and a board',
      language: 'english',
      name: 'Corner Board',
      text: 'A board of gold cards and lamb.',
    },
    {
      what: 'whom it cleans for',
      language: 'english',
      name: 'Sparkle',
      text: 'We clean restaurants, offices and pubs after hours.',
    },
    { what: 'a surname', language: 'english', name: 'Baker & Taylor', text: 'Help with forms and letters.' },
    { what: 'a German surname', language: 'german', name: 'Schneider & Koch', text: 'Wir helfen gern.' },
    {
      what: 'a house',
      language: 'english',
      name: 'Things',
      text: 'Come home to us. We help with permits and cars.',
    },
    { what: 'a coin', language: 'japanese', name: 'まる', text: '100円からどうぞ' },
    { what: 'an hour', language: 'english', name: 'Early', text: '9 AM to 5 PM.' },
    {
      what: 'a work that many do',
      language: 'english',
      name: 'Repairs',
      text: 'Repair, rental, removal and delivery.',
    },
    {
      what: 'a work that many do, in German',
      language: 'german',
      name: 'Haus',
      text: 'Beratung, Betreuung, Vermietung und Service.',
    },
    { what: 'tyres and a cake on one shelf', language: 'german', name: 'Lager', text: 'Reifen und Kuchen' },
  ] as const)('$what', ({ language, name, text }) => expect(told(language, name, text)).toBe(''))

  it.each([
    ['social-facility', 'Sunny Senior Rides', 'Rides to doctors, dialysis, church and the shops.'],
    ['medical-clinic', 'The Window Doctor', 'Sash cords, draught proofing, window locks.'],
    [
      'kindergarten',
      'Peak Day Care',
      'Secure field for dogs. Vaccinated puppies only. Poodles, terriers, spaniels.',
    ],
    [
      'guest-house',
      'Bay Cleaning',
      'Holiday house turnovers, beds changed, bathrooms cleaned, bins out, ovens.',
    ],
    ['medical-supply', 'Waveney To Go', 'Ramped van, trained driver, hospital runs, wheelchairs welcome.'],
  ])('one word speaks for a %s, the others for another kind: %s', (trade, name, text) => {
    expect(told('english', name, text)).not.toBe(trade)
  })

  it('lawyers and dentists that a bookkeeper works for', () => {
    expect(told('english', 'Ledgers', 'Bookkeeping for law firms, dentists and restaurants.')).toBe(
      'accountant',
    )
  })
})

describe('[4.trade] evidence', () => {
  it('says the kind alone where two of its trades are as likely', () => {
    const both = 'Plumber and electrician.'
    expect(told('english', 'Two', both)).toBe('(building-trade)')
  })

  it('says which words it rests on', () => {
    const read = recognizeTrade(
      { name: 'Black Hat', clauses: ['We sweep chimneys', 'cowls and bird guards'] },
      'english',
    )
    expect(read).toEqual({
      outcome: 'trade',
      calledAs: '',
      rivals: [],
      tradeId: 'chimney-sweep',
      kindId: 'home-call-out',
      words: ['sweep chimneys', 'cowls', 'bird guards'],
    })
  })

  it('comes from the language that is spoken and from no other', () => {
    expect(told('german', 'Gift', 'Die Bad Rad Not')).toBe('')
  })

  it('is the same however often it is asked for, and whatever the case', () => {
    const text = 'Klavierunterricht für Kinder'
    expect(told('german', 'X', text)).toBe(told('german', 'X', text.toUpperCase()))
    expect(told('german', 'X', text)).toBe('music-lessons')
  })

  it('is found in the longest known tail of a German word', () => {
    expect(told('german', 'X', 'Maßänderungsschneiderei')).toBe('tailor')
  })
})

describe('[4.trade] a word that only sounds like a trade', () => {
  it('names none: who cuts is no tailor', () => {
    expect(told('german', 'Salon Ute', 'Waschen, schneiden und föhnen, Dauerwelle')).not.toBe('tailor')
    expect(told('german', 'Gartenhilfe', 'Hecken schneiden, Rasen mähen')).not.toBe('tailor')
  })

  it('in a name is that of a person, unless what is done bears it out', () => {
    expect(told('spanish', 'Zapatero Abogados', 'Herencias, divorcios y contratos')).not.toBe('shoemaker')
    expect(told('spanish', 'Zapatero Ramón', 'Suelas, tacones y copia de llaves')).toBe('shoemaker')
  })
})

const called = (language: Language, name: string, text: string): string => {
  const read = recognizeTrade({ name, clauses: sentences(text) }, language)
  return read.outcome === 'trade' ? read.calledAs : 'no trade'
}

describe('[7.honesty] a trade is called what its owner calls it', () => {
  it.each([
    ['english', 'Spectral Steps', 'Lantern lit ghost walks in Savannah', 'ghost walks'],
    ['italian', 'Le Due Oche', 'Trattoria in centro, pasta e vino', 'trattoria'],
    ['spanish', 'Barro', 'Clases de cerámica y torno', 'clases de cerámica'],
  ] as const)('in %s, where the name of the trade is another: %s', (...[language, name, text, expected]) => {
    expect(called(language, name, text)).toBe(expected)
  })

  const done = trades.flatMap(({ naming }) =>
    (naming.english ?? []).filter((phrase) =>
      /^(?:feed|clean|walk|train|tune|sweep|remove|sharpen|write) /u.test(phrase),
    ),
  )
  it.each(done)('and never what it does: %s', (phrase) => {
    for (const text of [`I ${phrase}`, `We ${phrase} all over the valley.`, phrase])
      expect(called('english', 'Hart', text)).not.toBe(phrase)
  })

  it('and by its own name where the words say so', () => {
    expect(called('english', 'Hart', 'Bookbinding and book repairs in Ely')).toBe('')
  })
})

describe('[4.trade] a trade that neither the name nor the first words speak of', () => {
  it('is not told where about as much speaks for one of another kind', () => {
    const clauses = ['Lieferung', 'Photovoltaikanlagen', 'Module', 'Reinigung', 'Thermografie']
    const told = recognizeTrade({ name: 'Hart', clauses }, 'german')
    expect(told.outcome).not.toBe('trade')
  })
})
