import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'activity-center',
  kind: 'outdoors',
  names: {
    english: 'Outdoor activity centre',
    spanish: 'Aventura y multiaventura',
    french: 'Parc de loisirs et d’aventure',
    italian: 'Parco avventura',
    german: 'Erlebnispark',
    japanese: 'アウトドア体験',
    Korean: '레포츠 체험장',
  },
  naming: {
    english:
      listed(`paintball, laser tag, go karting, go karts, zip line, zip wire, high ropes, treetop adventure,
      axe throwing, clay pigeon shooting, clay shooting, orienteering, adventure park, bungee jumping,
      canyoning, coasteering, rafting, white water rafting, caving, bushcraft, survival courses,
      mini golf, airsoft`),
    spanish:
      listed(`multiaventura, paintball, laser tag, karting, tirolina, parque de aventuras, barranquismo, rafting,
      espeleología, minigolf, puenting, parque multiaventura`),
    french:
      listed(`paintball, laser game, karting, accrobranche, tyrolienne, parcours aventure, lancer de haches,
      canyoning, rafting, spéléologie, bushcraft, stage de survie, mini-golf, via ferrata, hydrospeed`),
    italian: listed(`paintball, laser game, kartodromo, zipline, canyoning, rafting, speleologia, minigolf,
      percorsi avventura, bungee jumping`),
    german:
      listed(`paintball, lasertag, kartbahn, kletterwald, hochseilgarten, seilrutsche, axtwerfen, canyoning,
      rafting, bushcraft, survivalkurse, minigolf, höhlentouren, teamevents, teambuilding outdoor`),
    japanese: listed(
      'サバイバルゲーム, ペイントボール, ゴーカート, ジップライン, ラフティング, キャニオニング, アスレチック, バンジージャンプ, ケイビング, アウトドアツアー',
    ),
    Korean: listed('서바이벌 게임, 카트장, 짚라인, 래프팅, 집라인, 번지점프, 동굴 체험, 미니골프'),
  },
  things: {
    english: listed(
      `harness, helmets, stag, adrenaline, team building, targets, course, instructors, overalls`,
    ),
    spanish: listed('arnés, casco, neopreno, monitor, despedidas, descenso, circuito'),
    french: listed('baudrier, casque, combinaison, sensations, parcours, descente, gilet, moniteur'),
    italian: listed('imbrago, casco, muta, istruttore, discesa, percorsi, adrenalina'),
    german: listed('gurt, helm, junggesellenabschied, bahn, schlauchboot, neopren, trainer, parcours'),
    japanese: listed('ヘルメット, ハーネス, ウェットスーツ, インストラクター, 冒険'),
    Korean: listed('헬멧, 안전 장비, 강사, 체험, 스릴'),
  },
}
