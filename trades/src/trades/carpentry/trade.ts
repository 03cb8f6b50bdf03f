import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'carpentry',
  kind: 'building-trade',
  otherKind: 'maker',
  names: {
    english: 'Carpenter',
    spanish: 'Carpintería',
    french: 'Menuiserie',
    italian: 'Falegnameria',
    german: 'Schreinerei',
    japanese: '木工と家具',
    Korean: '목공',
  },
  naming: {
    english: listed(`carpentry, joiner, joinery, woodworker, woodworking, fitted furniture, fitted wardrobe,
      built-in furniture, sash windows, box sash, sash window repairs, sash cords`),
    spanish: listed('carpintero, carpintería de madera, muebles a medida'),
    french: listed('menuisier, agencement bois, meubles sur mesure, charpentier, menuiserie sur mesure'),
    italian: listed('falegname, mobili su misura'),
    german: listed(`schreiner, tischler, tischlerei, möbel nach maß, möbelbau, einbauschränke, bauschreinerei,
      innenausbau, Einbauschrank, dachstühle, zimmerei, zimmermann, holzbau, carports, Tischlerin,
      Schreinerin, Bautischlerei`),
    japanese: listed(
      '大工, 木工, 建具屋, 木工所, オーダー家具, 造作家具, 大工さん, 工務店の大工, 造作大工, 建具店',
    ),
    Korean: listed('목수, 목공방, 맞춤 가구, 가구 제작, 목공소, 인테리어 목수, 문짝 수리, 출장 목수'),
  },
  things: {
    english:
      listed(`wood, timber, oak, cupboard, shelving, wardrobe, kitchen, door, deck, table, skirting, shelf,
      worktop, sashes, cords, splice, draughty`),
    spanish: listed(
      `madera, roble, puerta, armario, estantería, escalera, tarima, cocina, puertas, armarios`,
    ),
    french: listed(`bois, chêne, porte, placard, étagère, parquet, terrasse bois`),
    italian: listed('rovere, porta, armadio, scala, cucina, mensola, scale, porte, armadi'),
    german: listed(
      `holz, eiche, treppe, schrank, regal, tür, küche, tisch, Treppen, holzriegelbau, altholz, balkone`,
    ),
    japanese: listed('木材, 無垢, 棚, 建具, 家具, テーブル, 階段'),
    Korean: listed('원목, 목재, 선반, 붙박이장, 문짝, 계단, 가구'),
  },
  schemaType: 'GeneralContractor',
}
