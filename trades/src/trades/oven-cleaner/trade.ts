import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'oven-cleaner',
  kind: 'home-call-out',
  names: {
    english: 'Oven cleaner',
    spanish: 'Limpieza de hornos',
    french: 'Nettoyage de four',
    italian: 'Pulizia forni',
    german: 'Backofenreinigung',
    japanese: 'レンジフード・オーブン清掃',
    Korean: '주방후드 오븐 청소',
  },
  naming: {
    english: listed(`oven cleaning, oven cleaners, ovens cleaned, oven valet, BBQ cleaning, barbecue cleaning,
      hob cleaning, range cooker cleaning, AGA cleaning, clean ovens, extractor cleaning,
      kitchen duct cleaning`),
    spanish: listed(`limpieza de campanas, limpieza de campanas extractoras, limpieza de barbacoas,
      limpieza de cocinas industriales`),
    french: listed(`nettoyage de fours, nettoyage de hotte, dégraissage de hotte, nettoyage de barbecue,
      nettoyage de plancha`),
    italian: listed(
      `pulizia forno, pulizia cappe, sgrassaggio cappe, pulizia barbecue, pulizia cappe cucina`,
    ),
    german:
      listed(`Herdreinigung, Ofenreinigung Küche, Grillreinigung, Dunstabzugreinigung, Küchenabluftreinigung,
      Backofen reinigen`),
    japanese: listed(
      'オーブン掃除, レンジフードクリーニング, 換気扇クリーニング, レンジフード清掃, 厨房清掃, 換気扇掃除',
    ),
    Korean: listed('후드청소, 주방후드 청소, 오븐 청소, 덕트청소, 주방 기름때 청소'),
  },
  things: {
    english:
      listed(`racks, grease, hobs, extractors, dip tank, hood, fume-free, microwave, burnt on, cooker, sparkling,
      AGA, doors off`),
    spanish: listed('horno, grasa, campana, bandejas, filtros, vitrocerámica, humos, rejillas'),
    french: listed('four, graisse, hotte, grilles, plaques, dégraissage, filtres, trempage, cuisson'),
    italian: listed('grasso, cappa, griglie, piano cottura, sgrassare, filtri, teglie'),
    german: listed(
      `Backofen, Bleche, Fett, Kochfeld, Dunstabzug, Roste, Tauchbecken, eingebrannt, Mikrowelle, Filter`,
    ),
    japanese: listed('油汚れ, 換気扇, オーブン, コンロ, 焦げ, フィルター, 五徳, つけ置き, キッチン'),
    Korean: listed('기름때, 후드, 오븐, 가스레인지, 인덕션, 필터, 환풍기, 찌든때'),
  },
}
