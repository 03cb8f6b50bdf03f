import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'wedding-band',
  kind: 'events',
  names: {
    english: 'Wedding band',
    spanish: 'Banda para bodas',
    french: 'Groupe de musique mariage',
    italian: 'Band per matrimoni',
    german: 'Hochzeitsband',
    japanese: '生演奏バンド',
    Korean: '축가 밴드',
  },
  naming: {
    english:
      listed(`wedding bands, live band, function band, party band, cover band, ceilidh band, jazz band for hire,
      tribute band, covers band, live music for weddings, brass band, swing band, barn dance band,
      samba band, steel band, ceilidh caller, mariachi, band for hire`),
    spanish:
      listed(`grupo música para bodas, orquesta de baile, banda de versiones, grupo versiones, charanga, mariachi,
      banda en directo, orquesta de verbena`),
    french: listed(`groupe de reprises, orchestre de mariage, orchestre de bal, groupe live, fanfare,
      groupe de jazz événementiel, groupe pop rock, orchestre de variétés`),
    italian:
      listed(`cover band, gruppo musicale matrimoni, orchestra da ballo, band dal vivo, musica dal vivo matrimoni,
      tribute band, banda musicale`),
    german:
      listed(`Liveband, Partyband, Coverband, Tanzband, Blaskapelle, Jazzband, Partybands, Tributeband, Galaband,
      Musikgruppe, Blasmusik, Kapelle`),
    japanese: listed(
      'ウェディングバンド, 出張バンド, ジャズバンド, ライブバンド, カバーバンド, バンド派遣, チンドン屋',
    ),
    Korean: listed('행사밴드, 라이브밴드, 재즈밴드, 직장인 밴드 공연, 공연팀, 축가팀, 밴드 섭외'),
  },
  things: {
    english:
      listed(`drummer, set list, sax, vocals, gigs, soul, funk, first dance, dance floor, PA, reels, guitar,
      encore, weddings`),
    spanish: listed('batería, saxo, cantante, repertorio, boda, fiestas, directo, baile, pasodobles'),
    french: listed('batterie, saxophone, chanteuse, répertoire, mariage, concert, bal, funk, cocktail'),
    italian: listed('batteria, sassofono, cantante, repertorio, matrimonio, feste, live, liscio, swing'),
    german:
      listed(`Schlagzeug, Setliste, Saxofon, Gesang, Auftritt, Rock, Funk, Tanzfläche, Hochzeit, Frühschoppen,
      Stadtfest`),
    japanese: listed('ドラム, サックス, ボーカル, ライブ, 披露宴, パーティー, 演奏, ジャズ, ステージ'),
    Korean: listed('축가, 연주, 보컬, 드럼, 색소폰, 공연, 예식, 버스킹, 무대'),
  },
}
