import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dj',
  kind: 'events',
  names: {
    english: 'DJ',
    spanish: 'DJ',
    french: 'DJ',
    italian: 'DJ',
    german: 'DJ',
    japanese: 'DJ',
    Korean: 'DJ',
  },
  naming: {
    english: listed(`disc jockey, mobile DJ, wedding DJ, mobile disco, DJ hire, party DJ, club DJ, DJ service,
      karaoke hire, DJs, mobile discos, wedding disco, silent disco, DJ services, karaoke host,
      quiz master, school disco`),
    spanish: listed(`discomóvil, DJ para bodas, disc jockey, pinchadiscos, disco móvil, DJ para fiestas,
      karaoke a domicilio`),
    french:
      listed(`DJ mariage, disc-jockey, animation DJ, disco mobile, DJ soirée, sonorisation DJ, karaoké animation,
      disc jockey`),
    italian:
      listed(`DJ per matrimoni, disc jockey, DJ set, DJ per feste, dj matrimoni, animazione musicale DJ,
      karaoke per feste`),
    german:
      listed(`DJane, Hochzeits-DJ, Discjockey, mobile Disco, Party-DJ, Event-DJ, Hochzeits-DJs, mobiler DJ,
      DJ buchen, DJ-Service, Karaokeverleih, Silent Disco, Alleinunterhalter, Alleinunterhalterin`),
    japanese: listed(
      '出張DJ, イベントDJ, ウェディングDJ, DJ派遣, クラブDJ, ディスクジョッキー, カラオケ出張',
    ),
    Korean: listed('행사 DJ, 웨딩 DJ, 디제이, 파티 DJ, 디제잉, DJ 섭외, 노래방 기기 대여'),
  },
  things: {
    english:
      listed(`dance floor, playlist, decks, lights, disco, house, requests, weddings, first dance, mixing,
      microphone, 80s`),
    spanish: listed('música, pista de baile, luces, fiesta, boda, sonido, canciones, primer baile'),
    french: listed(
      `musique, piste de danse, platines, soirée, mariage, playlist, lumières, années 80, ouverture de bal`,
    ),
    italian: listed('musica, pista, luci, festa, matrimonio, playlist, console, primo ballo'),
    german: listed(
      `Musik, Tanzfläche, Playlist, Party, Hochzeit, House, Lichtanlage, Wunschtitel, Achtziger, Mischpult`,
    ),
    japanese: listed('音楽, ダンスフロア, レコード, 照明, パーティー, 選曲, ハウス, ミックス, 二次会'),
    Korean: listed('음악, 파티, 클럽, 조명, 선곡, 믹싱, 턴테이블, 댄스, 바이닐'),
  },
}
