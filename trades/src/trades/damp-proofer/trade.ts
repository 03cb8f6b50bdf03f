import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'damp-proofer',
  kind: 'building-trade',
  names: {
    english: 'Damp proofer',
    spanish: 'Tratamiento de humedades',
    french: 'Traitement de l’humidité',
    italian: 'Deumidificazione muri',
    german: 'Bauwerksabdichtung',
    japanese: '防水工事',
    Korean: '방수 공사',
  },
  naming: {
    english:
      listed(`damp proofing, damp-proofing, rising damp, damp specialist, basement waterproofing, waterproofing,
      tanking, mold remediation, mould removal, mold removal, damp survey, crawl space encapsulation,
      wet basements, foundation repair, woodworm treatment, dry rot treatment, timber treatment,
      water damage restoration`),
    spanish:
      listed(`humedades por capilaridad, eliminación de humedades, impermeabilizaciones, impermeabilización,
      humedades, tratamiento de carcoma`),
    french:
      listed(`assèchement des murs, traitement humidité, étanchéité, cuvelage de cave, remontées capillaires,
      étancheur, traitement de charpente`),
    italian: listed(`impermeabilizzazioni, risanamento muri umidi, trattamento umidità, umidità di risalita,
      impermeabilizzazione terrazzi, risanamento umidità`),
    german: listed(`Mauertrockenlegung, Kellerabdichtung, Schimmelsanierung, Mauerwerkstrockenlegung,
      Schimmelbeseitigung, Bautrocknung, Kellersanierung, Wasserschadensanierung, Horizontalsperre,
      Bautenschutz`),
    japanese: listed('防水屋, カビ対策工事, 結露対策, 雨漏り工事, 床下防湿'),
    Korean: listed('방수업체, 곰팡이 제거, 결로 공사, 지하실 방수'),
  },
  things: {
    english:
      listed(`damp, membrane, sump pump, cellars, mould, mold, moisture, salts, injection, musty, condensation,
      leaks, walls, french drain, dehumidifier`),
    spanish: listed('moho, sótano, condensación, capilaridad, filtraciones, paredes, terrazas'),
    french: listed('cave, moisissures, salpêtre, injection, mérule, murs humides, infiltration, terrasse'),
    italian: listed('muffa, salnitro, infiltrazioni, barriera chimica, condensa, guaina, pareti'),
    german: listed(`feuchte Wände, Keller, Schimmel, Injektion, Feuchtigkeit, Salpeter, Sanierputz, Trocknung,
      Grundwasser`),
    japanese: listed('雨漏り, カビ, 湿気, 地下室, ベランダ, 屋上, シーリング, ウレタン'),
    Korean: listed('누수, 곰팡이, 결로, 옥상, 지하, 우레탄, 외벽, 물샘'),
  },
}
