import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'home-construction',
  kind: 'building-trade',
  names: {
    english: 'Builder',
    spanish: 'Construcción y reformas',
    french: 'Construction et rénovation',
    italian: 'Costruzioni e ristrutturazioni',
    german: 'Bauen und Sanieren',
    japanese: '住宅建築',
    Korean: '주택 시공',
  },
  naming: {
    english:
      listed(`house builder, home builder, building contractor, general contractor, construction company,
      building company, loft conversion, house extension, home extension, home renovation,
      renovation contractor, home remodeling, remodeler, bricklayer, bricklaying, general builder,
      kitchen extension, builders, renovations, remodels`),
    spanish:
      listed(`constructor, constructora, reformas, albañil, albañilería, empresa de reformas, reformas integrales,
      construcción de casas`),
    french:
      listed(`maçon, maçonnerie, constructeur de maisons, entreprise générale du bâtiment, rénovation de maison,
      construction de maisons, entreprise du bâtiment, gros œuvre`),
    italian: listed('impresa edile, muratore, ristrutturazioni, costruzioni, edilizia, costruttore edile'),
    german:
      listed(`bauunternehmen, bauunternehmer, maurer, hausbau, bauunternehmung, altbausanierung, baufirma,
      baugeschäft, maurermeister, umbau`),
    japanese: listed(
      '工務店, リフォーム, 建築会社, 注文住宅, リノベーション, 新築工事, 住宅リフォーム, リフォーム屋, リフォーム店, リフォーム会社',
    ),
    Korean: listed(
      '리모델링, 건축 시공, 인테리어 시공, 전원주택 시공, 집짓기, 건설, 리모델링 업체, 건축 업체, 인테리어 공사',
    ),
  },
  things: {
    english: listed(`house, kitchen, bathroom, wall, roof, plaster, brick, basement, garage, conversion,
      planning permission, extension, new build`),
    spanish: listed('obra, baño, cocina, pared, ladrillo, tabique'),
    french: listed('extension, rénovation, brique, mur, dalle, plâtre'),
    italian: listed('bagno, cucina, muro, mattone, casa, cantiere'),
    german: listed('haus, anbau, sanierung, mauer, dach, putz, bad, keller, rohbau, renovierung'),
    japanese: listed('新築, 増築, 改築, キッチン, 浴室, 外構, 耐震'),
    Korean: listed('인테리어, 욕실, 주방, 증축, 건축, 벽체, 시공'),
  },
  schemaType: 'GeneralContractor',
}
