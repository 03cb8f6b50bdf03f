import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'trail-rides',
  kind: 'outdoors',
  otherKind: 'animals',
  names: {
    english: 'Trail rides',
    spanish: 'Rutas a caballo',
    french: 'Randonnées à cheval',
    italian: 'Passeggiate a cavallo',
    german: 'Wanderreiten',
    japanese: '外乗・ホーストレッキング',
    Korean: '승마 트레킹',
  },
  naming: {
    english:
      listed(`trail riding, horseback riding tours, horse trekking, pony trekking, horse riding holidays,
      beach rides, dude ranch, guided trail rides, horseback tours, pack trips, horse safaris,
      hacking centre, donkey rides, dog sledding, husky tours, mule trekking, camel rides,
      donkey trekking, riding holidays, sled dog tours, horse treks, horseback trail rides`),
    spanish:
      listed(`paseos a caballo, excursiones a caballo, turismo ecuestre, trekking a caballo, cabalgatas,
      cabalgata, paseos en burro, mushing, paseos en camello`),
    french:
      listed(`balades à cheval, tourisme équestre, randonnée équestre, promenade à cheval, balade à poney, balades à dos d’âne, randonnée avec âne, âne bâté, location d’ânes,
      randonnées équestres, chiens de traîneau, mushing`),
    italian:
      listed(`trekking a cavallo, escursioni a cavallo, turismo equestre, ippotrekking, sleddog, gite a cavallo,
      onoturismo`),
    german:
      listed(`Reittouren, Ausritte, Reitferien, Wanderritte, geführte Ausritte, Eselwandern, Eselreiten, Schlittenhundetouren,
      Huskytouren, Strandritte, Reiturlaub, Ponytrekking, Hundeschlittenfahrten, Geländeritte,
      Reiterferien`),
    japanese: listed(
      'ホーストレッキング, 外乗, ロバ乗り, 乗馬トレッキング, 海岸外乗, 犬ぞり, 乗馬ツアー, 犬ぞり体験, ビーチライド',
    ),
    Korean: listed('외승, 해변승마, 승마트레킹, 승마 투어, 개썰매, 해변 외승, 낙타체험'),
  },
  things: {
    english:
      listed(`horses, trails, saddle, guide, sunset, ponies, helmets, gallop, beach, meadow, wranglers, canyon,
      huskies, sled, two-hour`),
    spanish: listed('caballos, senderos, silla, playa, ponis, atardecer, casco, burros, galope'),
    french: listed('chevaux, sentiers, selle, plage, poneys, bivouac, galop, ânes, traîneau'),
    italian: listed('cavalli, sentieri, sella, spiaggia, pony, tramonto, galoppo, asini, slitta'),
    german: listed(
      `Pferde, Gelände, Sattel, Strand, Ponys, Tagesritt, Galopp, Esel, Huskys, Wald, Natur, Gruppe`,
    ),
    japanese: listed('馬, 森, 海岸, 初心者, 鞍, 夕日, 林道, 草原, そり'),
    Korean: listed('말, 해변, 숲길, 초보, 노을, 안장, 오름, 초원, 썰매'),
  },
}
