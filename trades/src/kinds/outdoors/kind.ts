import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'outdoors',
  names: {
    english: 'Outdoors and tours',
    spanish: 'Aire libre y rutas',
    french: 'Plein air',
    italian: 'Aria aperta',
    german: 'Draußen',
    japanese: '屋外・体験',
    Korean: '야외 활동',
  },
  tone: 'warm',
  ways: ['appointment', 'hire', 'enroll', 'walk-in'],
  families: ['field', 'workshop', 'press', 'studio'],
  palettes: ['pine', 'leaf', 'harbour', 'terracotta-pool', 'copper-pipe'],
  artwork: {
    forms: ['dusk', 'water', 'botanical', 'lines', 'glyph'],
    motifs: ['landscaping'],
    never: ['flag', 'compass', 'tent', 'selfie'],
  },
  schemaType: 'SportsActivityLocation',
  things: {
    english:
      listed(`trail, wave, mountain, guide, tour, helmet, trips, guided, excursions, walks, hikes, hiking, trek, rides,
      woods, moor, hills, summit, river, lake, sea, beach, tide, kayak, canoe, paddle, sail, wetsuit,
      suits provided, life jackets, off road, quad, climbing, rafting, diving, snorkel, fishing, rods, anglers,
      charter, wildlife, birds, seals, whales, dolphins, porpoises, eagles, foraging, mushrooms, campfire,
      low tide, per adult, adults kids, half day, full day, skipper, crew, departs, departures, ski, snowboard,
      slopes, lift pass, ghost, lantern, meeting point`),
    spanish:
      listed(`sendero, barca, ola, montaña, guía, ruta, excursión, rutas guiadas, caminata, senderismo, trekking,
      bosque, cumbre, río, lago, mar, costa, playa, puerto, marea, kayak, canoa, pala, vela, neopreno,
      chalecos salvavidas, casco, quad, bicis, escalada, cuerdas, rafting, buceo, aletas, pesca, cañas, cebo,
      fauna, aves, delfines, ballenas, setas, micológicas, hoguera, según el tiempo, medio día, día completo,
      punto de encuentro, patrón, esquí, snowboard, pistas, raquetas, porteadores, carpas, guía de montaña,
      aventura`),
    french:
      listed(`sentier, bateau, vague, montagne, guide, randonnée, sorties, excursions, balade, trek, forêt, sommet,
      rivière, mer, côte, plage, port, marée, bateaux, kayak, canoë, pagaie, voile, combinaison,
      gilets de sauvetage, casque, quad, vtt, escalade, cordes, rafting, plongée, palmes, pêche, cannes,
      appâts, pêcheurs, faune, oiseaux, phoques, dauphins, cueillette, champignons, feu de camp,
      selon la météo, demi-journée, journée complète, départ, rendez-vous au port, skipper, ski, snowboard,
      pistes, moniteur, raquettes, descente, baptême, explorations, guide de montagne`),
    italian:
      listed(`sentiero, barca, montagna, guida, gita, escursione, passeggiate, camminata, trekking, bosco, vetta,
      fiume, mare, costa, spiaggia, porto, marea, kayak, canoa, pagaia, vela, muta, giubbotti, casco, quad,
      bici, arrampicata, corde, vie ferrate, rafting, immersioni, pinne, pesca, canne, esche, fauna, uccelli,
      delfini, funghi, tartufo, caccia al tartufo, falò, tempo permettendo, mezza giornata, giornata intera,
      ritrovo, skipper, sci, scialpinismo, snowboard, piste, ciaspole, guida alpina, scarponi, avventura`),
    german:
      listed(`boot, welle, berg, führung, tour, ausflüge, wanderung, lehrwanderungen, ausritte, pfad, wald, heide,
      gipfel, fluss, see, meer, küste, strand, hafen, ebbe, kajak, kanu, paddel, segel, neopren, schwimmwesten,
      helme, geländewagen, klettern, seil, rafting, tauchen, schnorcheln, angeln, ruten, köder, angler,
      ausfahrt, tierbeobachtung, vögel, robben, wale, kräuter, pilze, pilzbestimmung, lagerfeuer,
      wetterabhängig, halbtags, ganztags, treffpunkt, abfahrt, rundfahrt, ski, snowboard, piste, kinderkurs,
      talstation, privatstunde, bergführer, schneeschuh, erlebnis`),
    japanese:
      listed(`山, 川, 海, ガイド, 散策, ツアー, ハイキング, 登山, トレッキング, 森, 山歩き, 湖, 海岸, 浜, 港, 潮, 波, ボート, カヤック, カヌー, サップ, パドル, ウェットスーツ,
      ライフジャケット, ヘルメット, クライミング, ラフティング, ダイビング, 釣り, 竿, 釣り船, 野鳥, イルカ, クジラ, きのこ, 山菜, 焚き火, 雨天, 集合, 出航, スキー, スノーボード,
      雪遊び, スノーシュー, 乗馬体験, 自然, 半日コース, 冒険, インストラクター`),
    Korean:
      listed(`산, 강, 바다, 가이드, 투어, 트레킹, 등산, 산책로, 숲, 계곡, 호수, 해변, 항구, 파도, 보트, 카약, 카누, 서핑, 보드, 슈트, 구명조끼, 헬멧, 클라이밍, 래프팅, 다이빙,
      낚시, 낚싯대, 낚싯배, 조류, 돌고래, 버섯, 캠프파이어, 우천, 집결, 출항, 스키, 스노보드, 승마 체험, 자연, 체험비, 입문 강습, 탐방`),
  },
}
