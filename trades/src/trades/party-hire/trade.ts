import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'party-hire',
  kind: 'events',
  names: {
    english: 'Party and event hire',
    spanish: 'Alquiler para fiestas',
    french: 'Location de matériel de fête',
    italian: 'Noleggio per feste',
    german: 'Partyverleih',
    japanese: 'パーティー用品レンタル',
    Korean: '행사 용품 대여',
  },
  naming: {
    english:
      listed(`sauna hire, mobile sauna hire, hot tub hire, hot tub rental, party hire, event hire, tableware hire, chair hire, table and chair hire, chocolate fountain hire,
      candy cart, candy floss machine hire, slush machine hire, glass hire, crockery hire,
      portable toilets, portable loos, generator hire, party rentals, linen hire, costume hire,
      fancy dress hire, suit hire`),
    spanish: listed(`alquiler de vajilla, alquiler de mobiliario, alquiler de disfraces, baños portátiles,
      carrito de chuches, fuente de chocolate`),
    french:
      listed(`location de vaisselle, location tables et chaises, location de costumes, toilettes mobiles,
      location tireuse à bière, fontaine à chocolat`),
    italian:
      listed(`noleggio tavoli e sedie, noleggio stoviglie, noleggio attrezzature eventi, noleggio costumi,
      bagni chimici, fontana di cioccolato, zucchero filato`),
    german: listed(`geschirrverleih, mietmobiliar, zapfanlagenverleih, mobile toiletten, kostümverleih,
      festzeltgarnituren, bierzeltgarnituren, eventausstattung, hussenverleih, zuckerwattemaschine mieten`),
    japanese: listed(
      'イベント用品レンタル, テーブルレンタル, 食器レンタル, 衣装レンタル, 仮設トイレ, 貸衣装',
    ),
    Korean: listed('파티 용품 대여, 테이블 의자 대여, 의상 대여, 이동식 화장실, 솜사탕 기계 대여'),
  },
  things: {
    english: listed(
      `tables, chairs, cutlery, linen, glasses, delivery, collection, deposit, popcorn machine, toilets`,
    ),
    spanish: listed('mesas, sillas, copas, cubiertos, manteles, entrega, fianza'),
    french: listed('tables, chaises, verres, couverts, nappes, livraison, caution'),
    italian: listed('tavoli, sedie, bicchieri, posate, tovaglie, consegna, cauzione'),
    german: listed('tische, stühle, besteck, lieferung, kaution, bierbänke, kühlwagen, toilettenwagen'),
    japanese: listed('テーブル, 椅子, 食器, 搬入, 返却, わたあめ機'),
    Korean: listed('테이블, 의자, 식기, 배송, 보증금, 천막'),
  },
}
