import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'house-cleaning',
  kind: 'home-call-out',
  names: {
    english: 'House cleaning',
    spanish: 'Limpieza de casas',
    french: 'Ménage à domicile',
    italian: 'Pulizie di casa',
    german: 'Hausreinigung',
    japanese: 'ハウスクリーニング',
    Korean: '집 청소',
  },
  naming: {
    english: listed(`house cleaner, home cleaning, domestic cleaner, domestic cleaning, cleaning service,
      cleaning company, maid service, housekeeper, housekeeping, office cleaning, apartment cleaning,
      commercial cleaning, office cleaner, maids, cleaning lady, flat cleaning, cleaner, house cleaners,
      deep cleaning, clean houses, clean homes, clean flats, clean apartments, clean offices, clean holiday lets,
      clean holiday homes, holiday let cleaning, changeover cleaning, turnover cleaning, airbnb cleaning`),
    spanish: listed(`servicio de limpieza, empresa de limpieza, limpiadora, limpieza a domicilio,
      limpieza de oficinas, limpieza de pisos, asistenta, limpieza de hogar, empleada de hogar,
      limpieza de comunidades, limpiezas, limpio casas, limpiamos casas, limpieza del hogar,
      servicio doméstico, limpieza por horas`),
    french: listed(`femme de ménage, nettoyage de bureaux, entreprise de nettoyage, aide ménagère, ménage,
      société de nettoyage, homme de ménage, aide-ménagère`),
    italian:
      listed(`pulizie, impresa di pulizie, colf, pulizie domestiche, pulizia uffici, donna delle pulizie,
      pulizie uffici, pulizia appartamenti, pulizie condominiali,
      pulisco case, puliamo case`),
    german: listed(`putzfrau, gebäudereinigung, haushaltshilfe, putzhilfe, reinigungsservice, reinigungsfirma,
      büroreinigung, putzservice, wohnungsreinigung, unterhaltsreinigung, treppenhausreinigung,
      büro reinigen, reinigen büro, reinigen praxis, reinigungskraft, Gebäudereiniger, Gebäudereinigerin,
      Reinigungsdienst`),
    japanese:
      listed(`家事代行, お掃除代行, 清掃会社, おそうじ, 清掃業, オフィス清掃, 家政婦, 掃除屋, ビル清掃, 掃除代行, お掃除屋さん, おそうじ屋, ハウスクリーニング店,
      おうちの掃除`),
    Korean: listed(
      '가사 도우미, 청소 업체, 사무실 청소, 홈클리닝, 가사도우미, 청소업체, 집청소, 청소대행, 가사서비스, 건물청소, 정리 청소',
    ),
  },
  things: {
    english:
      listed(`dust, vacuum, mop, kitchen, bathroom, tidy, fortnightly, linen, deep clean, spring clean, clean,
      cleaning, dusting, hoovering, vacuuming, mopping, bathrooms, weekly, bleach-free, keys held,
      kitchens, floors, polish, bed changing`),
    spanish: listed('polvo, plancha, cocina, baño, fregar, baños, suelos, semanal, aspirar'),
    french:
      listed(`poussière, aspirateur, vitres, nettoyage, sols, salle de bain, hebdomadaire, serpillière, cuisine,
      bureaux, parties communes`),
    italian: listed('polvere, stiro, bagno, cucina, scale, pavimenti, bagni, settimanale'),
    german:
      listed(`staub, saugen, wischen, bügeln, küche, bad, putzen, reinigung, grundreinigung, Staubsaugen,
      Badreinigung, wöchentlich, Böden, Frühjahrsputz, Büros, Treppenhaus, Putzmittel`),
    japanese: listed('水回り, 掃除, 清掃, キッチン, 浴室, 換気扇, 床, お風呂, レンジフード'),
    Korean: listed('먼지, 화장실, 주방, 정리, 청소, 걸레, 욕실, 바닥, 창틀, 정기청소'),
  },
  schemaType: 'HomeAndConstructionBusiness',
}
