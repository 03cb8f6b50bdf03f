import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'furniture-assembly',
  kind: 'home-call-out',
  names: {
    english: 'Furniture assembly',
    spanish: 'Montaje de muebles',
    french: 'Montage de meubles',
    italian: 'Montaggio mobili',
    german: 'Möbelmontage',
    japanese: '家具組立',
    Korean: '가구 조립',
  },
  naming: {
    english:
      listed(`flat pack assembly, flatpack assembly, flat-pack assembly, IKEA assembly, furniture assembler,
      flat pack furniture assembly, assemble furniture, assemble flat pack, furniture installers,
      trampoline assembly, playset assembly, flat pack fitter`),
    spanish:
      listed(`montador de muebles, montaje muebles, montadora de muebles, montar muebles, montaje de muebles IKEA,
      montaje de cocinas`),
    french:
      listed(`monteur de meubles, monteuse de meubles, montage meuble, montage meubles en kit, monter des meubles,
      montage ikea`),
    italian:
      listed(`montatore di mobili, montatore mobili, montaggio ikea, assemblaggio mobili, montare mobili,
      montaggio cucine`),
    german:
      listed(`Möbelmonteur, Möbelmonteurin, Möbelaufbau, Möbelaufbauservice, Küchenmontage, Küchenmonteur,
      Küchenmonteurin, IKEA-Aufbau, Möbel aufbauen, Möbelmontageservice`),
    japanese: listed('家具組み立て代行, IKEA組立, 家具の組み立て, 家具組立代行, 組立家具'),
    Korean: listed('이케아 조립, 가구조립, 조립 대행, 가구 조립기사, 이케아 조립대행'),
  },
  things: {
    english:
      listed(`wardrobes, beds, desks, screws, allen key, cot, drawers, PAX, instructions, gym equipment, sheds,
      bookcases, boxes`),
    spanish: listed(
      `armario, cama, tornillos, instrucciones, escritorio, cómoda, estantería, desmontaje, kit`,
    ),
    french: listed('armoire, lit, vis, notice, bureau, commode, étagère, kit, démontage'),
    italian: listed('armadio, letto, viti, istruzioni, scrivania, cassettiera, smontaggio, kit'),
    german: listed(
      `Schrank, Bett, Regal, Schrauben, PAX, Aufbau, Abbau, Anleitung, Schreibtisch, Kommode, Arbeitsplatte`,
    ),
    japanese: listed('ベッド, 棚, ネジ, 説明書, 机, 解体, IKEA, ニトリ, ワードローブ'),
    Korean: listed('침대, 책상, 옷장, 나사, 설명서, 분해, 선반, 서랍장, 이케아'),
  },
}
