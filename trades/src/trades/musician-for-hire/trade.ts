import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'musician-for-hire',
  kind: 'events',
  names: {
    english: 'Musician for hire',
    spanish: 'Músicos para eventos',
    french: 'Musicien pour événements',
    italian: 'Musicista per eventi',
    german: 'Musiker für Feiern',
    japanese: '出張演奏家',
    Korean: '행사 연주자',
  },
  naming: {
    english:
      listed(`string quartet, harpist, wedding singer, bagpiper, pianist for hire, wedding pianist, violinist,
      live musician, saxophonist, cellist, acoustic duo, piper, church organist, wedding harpist,
      guitarist for events, accordionist, singer for weddings, organist, solo musician, funeral singer,
      session musician, wedding saxophonist, jazz trio, carol singers, singer-songwriter`),
    spanish:
      listed(`violinista para bodas, cuarteto de cuerda, cantante para bodas, arpista, pianista para eventos,
      gaitero, músicos para bodas, saxofonista, coro rociero, violinista, dúo acústico`),
    french:
      listed(`harpiste, violoniste, quatuor à cordes, chanteuse de mariage, pianiste d’ambiance, saxophoniste,
      musiciens pour mariage, guitariste, accordéoniste, chanteur de mariage, violoncelliste`),
    italian: listed(`arpista, quartetto d’archi, violinista, musicisti per matrimoni, pianista per eventi,
      cantante per matrimoni, sassofonista, musica per cerimonie, fisarmonicista, organista`),
    german:
      listed(`Hochzeitssänger, Hochzeitssängerin, Harfenist, Harfenistin, Hochzeitsgeiger, Hochzeitsgeigerin,
      Saxofonist, Saxofonistin, Dudelsackspieler, Dudelsackspielerin, Streichquartett, Pianist, Pianistin,
      Hochzeitsmusik, Organist, Organistin, Trauersänger, Trauersängerin, Akkordeonspieler,
      Akkordeonspielerin, Livemusik, Cellist, Cellistin, Gitarrenduo, Barpianist, Barpianistin,
      Harfenspieler, Harfenspielerin, Drehorgelspieler, Drehorgelspielerin`),
    japanese: listed(
      'バイオリニスト, ハープ演奏, 弦楽四重奏, 生演奏派遣, ピアニスト, 演奏派遣, 結婚式演奏, サックス奏者, 三味線奏者, 演奏家派遣, 箏奏者, 生演奏',
    ),
    Korean: listed(
      '결혼식 연주, 현악4중주, 피아니스트, 바이올리니스트, 축가 가수, 하프 연주, 색소폰 연주, 국악 연주, 연주팀, 트로트 가수 섭외',
    ),
  },
  things: {
    english:
      listed(`ceremony, repertoire, aisle, quartet, receptions, strings, drinks reception, hymns, pipes, duo,
      acoustic, cocktail hour, requests, church`),
    spanish: listed('ceremonia, arpa, chelo, cóctel, repertorio, dúo, boda, violín'),
    french: listed('cérémonie, harpe, cocktail, vin d’honneur, répertoire, duo, mariage, violon'),
    italian: listed('cerimonia, arpa, violoncello, aperitivo, repertorio, duo'),
    german:
      listed(`Zeremonie, Sektempfang, Harfe, Cello, Kirche, Trauung, Duo, Lieder, Akustik, Repertoire, Empfang,
      Standesamt, Gesang`),
    japanese: listed('ハープ, チェロ, 挙式, レセプション, 演奏, 曲目, 三味線, 琴'),
    Korean: listed('연주, 첼로, 하프, 예식, 축가, 대금, 가야금, 만찬, 앙상블'),
  },
}
