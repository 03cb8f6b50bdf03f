import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'events',
  names: {
    english: 'Events',
    spanish: 'Celebraciones',
    french: 'Fêtes',
    italian: 'Feste',
    german: 'Feste',
    japanese: '催し・お祝い',
    Korean: '행사',
  },
  tone: 'warm',
  ways: ['hire', 'appointment', 'order'],
  families: ['atelier', 'press', 'hearth', 'studio'],
  palettes: ['rose', 'oat', 'brass', 'harbour', 'butter'],
  artwork: {
    forms: ['fabric', 'strands', 'dusk', 'sprig', 'glyph'],
    motifs: ['catering', 'photography', 'music-lessons'],
    never: ['champagne', 'balloon', 'bride', 'confetti', 'heart'],
  },
  schemaType: 'LocalBusiness',
  things: {
    english:
      listed(`wedding, birthday, party, ceremony, venue, dance floor, corporate events, anniversaries, christenings,
      bride, groom, bridal party, reception, marquee, dj set, live music, band, stage, speeches, first dance,
      hen party, stag do, bookings taken, set up and collect, entertainment, performers, quinceañera,
      bar mitzvah, prom, festivals, function, celebrations, festivities, photo album, videos, drone footage`),
    spanish:
      listed(`boda, cumpleaños, fiesta, ceremonia, eventos, eventos de empresa, aniversarios, bautizos, comuniones,
      novia, cóctel, banquete, quinceañeras, xv años, animación, música en vivo, actuación, escenario,
      despedida de soltera, celebraciones, álbum, vídeo, espectáculo, verbenas, photocall`),
    french:
      listed(`mariage, anniversaire, invité, fête, cérémonie, soirées, soirées d’entreprise, baptêmes, mariée, mariés,
      cocktail, vin d’honneur, cérémonie laïque, animation, concert, groupe de musique, scène, evjf,
      réceptions, kermesse, album photo, vidéo, événements, spectacle, buffet, pièce montée`),
    italian:
      listed(`matrimonio, compleanno, festa, cerimonia, matrimoni, eventi, eventi aziendali, anniversari, battesimi,
      comunioni, sposa, aperitivo, ricevimento, animazione, musica dal vivo, esibizione, palco,
      addio al nubilato, festeggiamenti, spettacolo, sagre, palloncini, truccabimbi, bolle giganti`),
    german:
      listed(`hochzeit, geburtstag, feier, trauung, feiern, firmenfeiern, jubiläum, taufe, braut, brautpaar,
      sektempfang, party, sommerfest, weihnachtsfeier, livemusik, auftritt, bühne, polterabend,
      junggesellenabschied, tanzfläche, veranstaltungen, aufbau inklusive, unterhaltung, show, trauringe,
      fotos und video, festzelt, stadtfest`),
    japanese:
      listed(`結婚式, 誕生日, 披露宴, 催し, 会場, 二次会, 誕生会, パーティー, 記念日, お祝い, イベント, 式典, 会場装飾, 出演, 演奏, 生演奏, 司会, 余興, ステージ, 撮影, アルバム,
      前撮り, 貸切, ご宴席, お祭り`),
    Korean: listed(
      `결혼식, 생일, 잔치, 하객, 돌잔치, 칠순, 환갑, 생일파티, 파티, 행사, 이벤트, 축제, 공연, 연주, 사회, 축가, 무대, 앨범, 스냅, 본식, 프러포즈, 기업 행사, 체육대회`,
    ),
  },
}
