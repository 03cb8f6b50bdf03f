import type { Language } from '../language/language.ts'

type ForeignLanguage = Exclude<Language, 'english'>

// One row a trade, so that a translator sees all of its names at once.
const rows = `
accountant | Asesoría fiscal y contable | Expert-comptable | Commercialista | Steuer und Buchhaltung | 会計事務所 | 세무·회계
auto-repair | Taller mecánico | Garage automobile | Autofficina | Autowerkstatt | 自動車整備 | 자동차 정비
bakery | Panadería | Boulangerie | Panetteria | Bäckerei | ベーカリー | 베이커리
barber-shop | Barbería | Barbier | Barbiere | Barbier | 理容室 | 바버샵
bike-repair | Taller de bicicletas | Réparation de vélos | Officina per biciclette | Fahrradwerkstatt | 自転車修理 | 자전거 수리
book-store | Librería | Librairie | Libreria | Buchhandlung | 書店 | 서점
car-detailing | Limpieza de coches | Nettoyage automobile | Pulizia auto | Fahrzeugpflege | 洗車とコーティング | 세차·광택
carpentry | Carpintería | Menuiserie | Falegnameria | Schreinerei | 木工と家具 | 목공
catering | Catering | Traiteur | Catering | Catering | ケータリング | 케이터링
chess-instructor | Clases de ajedrez | Cours d’échecs | Lezioni di scacchi | Schachunterricht | チェス教室 | 체스 교실
coffee-shop | Cafetería | Café | Caffetteria | Café | 喫茶店 | 카페
condo-rental-agency | Pisos en alquiler | Appartements à louer | Appartamenti in affitto | Wohnungsvermietung | 賃貸 | 아파트 임대
dentist-office | Dentista | Cabinet dentaire | Studio dentistico | Zahnarztpraxis | 歯科医院 | 치과
dog-groomer | Cuidado de perros | Soins pour chiens | Cura dei cani | Hundepflege | ドッグサロン | 반려견 관리
electrician | Electricista | Électricien | Elettricista | Elektriker | 電気工事 | 전기 공사
fitness | Entrenamiento | Coaching sportif | Allenamento | Fitnesstraining | トレーニング | 운동 코칭
florist | Floristería | Fleuriste | Fiorista | Blumen | 花屋 | 꽃집
hair-styling | Peluquería | Salon de coiffure | Parrucchiere | Friseursalon | ヘアサロン | 미용실
heating-and-cooling | Climatización | Chauffage et climatisation | Riscaldamento e clima | Heizung und Klima | 空調設備 | 냉난방
home-construction | Construcción y reformas | Construction et rénovation | Costruzioni e ristrutturazioni | Bauen und Sanieren | 住宅建築 | 주택 시공
house-cleaning | Limpieza de casas | Ménage à domicile | Pulizie di casa | Hausreinigung | ハウスクリーニング | 집 청소
landscaping | Jardinería | Jardinier-paysagiste | Giardinaggio | Garten | 庭づくり | 정원 관리
medical-clinic | Consulta médica | Cabinet médical | Studio medico | Arztpraxis | クリニック | 의원
music-lessons | Clases de música | Cours de musique | Lezioni di musica | Musikunterricht | 音楽教室 | 음악 레슨
non-profit-organization | Asociación | Association | Associazione | Verein | 市民団体 | 비영리단체
nutritionist | Nutrición | Conseil en nutrition | Nutrizione | Ernährungsberatung | 栄養相談 | 영양 상담
painter-decorator | Pintura y decoración | Peinture et décoration | Imbianchino | Malerbetrieb | 塗装 | 페인트·도배
pest-control | Control de plagas | Lutte antinuisibles | Disinfestazioni | Schädlingsbekämpfung | 害虫駆除 | 해충 방제
photographer | Fotografía | Photographe | Fotografia | Fotografie | 写真撮影 | 사진 촬영
physical-therapist | Fisioterapia | Kinésithérapie | Fisioterapia | Physiotherapie | からだのケア | 물리치료
plumber | Fontanería | Plombier | Idraulico | Sanitär und Installation | 水道工事 | 배관·수도
real-estate-agent | Inmobiliaria | Agence immobilière | Agenzia immobiliare | Immobilien | 不動産 | 부동산
restaurant | Restaurante | Restaurant | Ristorante | Restaurant | レストラン | 식당
spa | Spa y masajes | Spa et massages | Spa e massaggi | Spa und Massage | サロン | 스파·마사지
tailor | Sastrería y arreglos | Couture et retouches | Sartoria | Schneiderei | お直しと仕立て | 옷 수선
technology-consulting | Ayuda informática | Aide informatique | Assistenza informatica | Computerhilfe | ITサポート | IT 상담
therapist | Psicoterapia | Psychothérapie | Psicoterapia | Psychotherapie | カウンセリング | 심리 상담
tire-shop | Neumáticos | Pneus | Gommista | Reifen | タイヤ | 타이어
web-design | Diseño web | Création de sites web | Siti web | Webdesign | ウェブ制作 | 웹 디자인
handyman | Pequeñas reparaciones | Petits travaux | Piccoli lavori | Kleine Reparaturen | 住まいの修理 | 집수리
law-office | Asesoría legal | Conseil juridique | Consulenza legale | Rechtsberatung | 法律相談 | 법률 상담
veterinarian | Veterinaria | Vétérinaire | Veterinario | Tierarzt | 動物病院 | 동물병원
nail-salon | Uñas y belleza | Ongles et beauté | Unghie e bellezza | Nägel und Kosmetik | ネイルサロン | 네일·뷰티
dance-lessons | Clases de baile | Cours de danse | Lezioni di ballo | Tanzunterricht | ダンス教室 | 댄스 교실
tutor | Clases particulares | Cours particuliers | Lezioni private | Unterricht | レッスン | 과외·레슨
`

const columns = [
  'spanish',
  'french',
  'italian',
  'german',
  'japanese',
  'Korean',
] as const satisfies readonly ForeignLanguage[]

const namesBySlug: ReadonlyMap<string, readonly string[]> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .map(([slug = '', ...names]) => [slug, names]),
)

/** What a trade is called in a headline of another language, such as 'Fontanería'; '' for one without a name. */
export const tradeName = (slug: string, language: ForeignLanguage): string =>
  namesBySlug.get(slug)?.[columns.indexOf(language)] ?? ''
