import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'lodging',
  names: {
    english: 'Lodging',
    spanish: 'Alojamiento',
    french: 'Hébergement',
    italian: 'Alloggio',
    german: 'Unterkunft',
    japanese: '宿泊',
    Korean: '숙박',
  },
  tone: 'warm',
  ways: ['appointment'],
  families: ['field', 'hearth', 'atelier', 'press'],
  palettes: ['harbour', 'oat', 'sage', 'terracotta-pool', 'brass'],
  artwork: {
    forms: ['dusk', 'water', 'brick', 'glyph'],
    motifs: ['condo-rental-agency'],
    never: ['beach', 'umbrella', 'cocktail', 'star', 'suitcase'],
  },
  schemaType: 'LodgingBusiness',
  things: {
    english:
      listed(`bed, guest, breakfast, sea view, check in, bedroom, double room, twin, ensuite, en suite, full english,
      breakfast included, per night, minimum stay, sleeps, self catering, self contained, cottage, cabin,
      apartment, linen, wifi, hot tub, log burner, check out, dog friendly cabin, pitches, hookup, hot showers,
      bunk, dorm, balcony, stay, host, low season, high season, bed linen, cot`),
    spanish:
      listed(`habitación, cama, huésped, desayuno, noche, dormitorios, por noche, persona y noche, desayuno incluido,
      sábanas, toallas, wifi, casa rural, apartamento, cabaña, tienda de campaña, parcela, chimenea, barbacoa,
      piscina privada, vistas al mar, estancia mínima, entrada y salida, alojamiento, litera, temporada alta,
      temporada baja, mascotas bienvenidas, capacidad para, estancia`),
    french:
      listed(`chambre, lit, hôte, petit déjeuner, nuitée, couchages, petit déjeuner compris, draps, serviettes, wifi,
      gîte, appartement de vacances, mobil-home, cabane, tente, emplacement, pour 4 personnes,
      pour 6 personnes, arrivée, départ avant, poêle à bois, jardin clos, jacuzzi, vue mer, terrasse privative,
      dortoir, taxe de séjour, séjour, hébergement, haute saison, basse saison, animaux admis, table d’hôtes`),
    italian:
      listed(`camera, letto, ospite, colazione, posti letto, a notte, per notte, colazione inclusa, lenzuola,
      asciugamani, wifi, agriturismo, appartamento, bungalow, piazzola, caminetto, vista mare, bagno privato,
      soggiorno minimo, arrivo, partenza, alloggio, dormitorio, alta stagione, bassa stagione, animali ammessi,
      pernottamento, soggiorno`),
    german:
      listed(`zimmer, bett, gast, übernachtung, ferienwohnung, doppelzimmer, einzelzimmer, schlafzimmer, bettwäsche,
      handtücher, fewo, ferienhaus, appartement, pro nacht, mindestaufenthalt, personen, frühstück inklusive,
      halbpension, balkon, meerblick, kamin, sauna, anreise, abreise, endreinigung, kurtaxe, nebensaison,
      hauptsaison, zelte, stellplätze, duschen, hütte, unterkunft, übernachten, kinderbett`),
    japanese:
      listed(`客室, 宿泊, 朝食, 温泉, 素泊まり, お部屋, 和室, 洋室, 一泊, 1泊, 1泊2食, 朝食付き, 夕食付き, チェックイン, チェックアウト, 露天風呂, 布団, 貸切風呂, 民宿, 旅館, 民泊,
      ペンション, 何名様まで, 連泊, wi-fi, コテージ, テントサイト, 宿, お泊まり, オーシャンビュー`),
    Korean:
      listed(`객실, 침대, 조식, 숙박, 바비큐, 방, 2인, 조식 포함, 입실, 퇴실, 체크인, 체크아웃, 온돌, 침대방, 독채, 한옥, 펜션, 민박, 게스트하우스, 야외 바베큐, 개별 바베큐,
      오션뷰, 수영장, 테라스, 숙소, 연박, 최대 인원, 기준 인원, 와이파이, 캠핑, 텐트, 사이트, 성수기, 비수기`),
  },
}
