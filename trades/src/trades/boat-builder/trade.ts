import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'boat-builder',
  kind: 'maker',
  otherKind: 'repairer',
  names: {
    english: 'Boat builder',
    spanish: 'Astillero y carpintería de ribera',
    french: 'Chantier naval',
    italian: 'Cantiere nautico',
    german: 'Bootsbauer',
    japanese: '造船所',
    Korean: '배 목수',
  },
  naming: {
    english:
      listed(`boatbuilder, boatbuilding, wooden boats, boat restoration, boat repairs, boatyard, sailmaker,
      sail repair, canoe maker, yacht refit, gelcoat repairs, boat covers`),
    spanish: listed(`astillero, constructor de barcos, carpintero de ribera, velería, reparación de barcos`),
    french: listed(`constructeur de bateaux, charpentier de marine, voilier, voilerie, maître voilier,
      réparation de bateaux, sellerie nautique`),
    italian: listed(
      `costruttore di barche, maestro d’ascia, veleria, riparazione barche, rimessaggio barche`,
    ),
    german: listed(`bootsbau, bootswerft, werft, segelmacher, segelmacherei, bootsreparatur, yachtservice,
      osmosesanierung`),
    japanese: listed('船大工, ボート製作, 船の修理, 帆の製作'),
    Korean: listed('조선소, 보트 제작, 요트 수리, 선박 수리'),
  },
  things: {
    english: listed('hull, planking, osmosis, gelcoat, teak deck, sails, varnish, mast, keel, antifouling'),
    spanish: listed('casco, gelcoat, antifouling, velas, mástil, quilla, ósmosis'),
    french: listed('coque, bordés, gelcoat, antifouling, pont teck, voiles, mât, quille'),
    italian: listed('scafo, fasciame, gelcoat, antivegetativa, vele, albero, chiglia'),
    german: listed('rumpf, planken, gelcoat, antifouling, teakdeck, segel, mast, kiel, persenning'),
    japanese: listed('船体, 木造船, 帆, マスト'),
    Korean: listed('선체, 돛, 도장, 목선'),
  },
}
