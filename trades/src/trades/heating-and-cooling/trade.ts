import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'heating-and-cooling',
  kind: 'building-trade',
  otherKind: 'home-call-out',
  names: {
    english: 'Heating and cooling',
    spanish: 'Climatización',
    french: 'Chauffage et climatisation',
    italian: 'Riscaldamento e clima',
    german: 'Heizung und Klima',
    japanese: '空調設備',
    Korean: '냉난방',
  },
  naming: {
    english:
      listed(`hvac, heating engineer, air conditioning, heat pump, gas engineer, central heating, boiler repair,
      boiler service, boiler installation, boiler engineer, furnace repair, aircon, gas safe engineer,
      fix boiler, ventilation engineer`),
    spanish: listed('aire acondicionado, calefacción, bomba de calor, técnico de calderas, aerotermia'),
    french: listed(
      `chauffagiste, climatisation, clim réversible, entretien clim, pompe à chaleur, frigoriste, installateur chauffage, chauffage`,
    ),
    italian:
      listed(`climatizzazione, condizionatori, riscaldamento, pompa di calore, termoidraulica, termotecnico,
      frigorista, caldaista`),
    german:
      listed(`heizungsbauer, heizungsbau, klimatechnik, heizungstechnik, wärmepumpe, klimaanlage, kältetechnik,
      heizungsinstallateur, lüftungstechnik, heizungsmonteur`),
    japanese: listed('エアコン工事, 空調工事, 冷暖房設備, エアコン取付, 空調, 給湯器交換'),
    Korean: listed('에어컨 설치, 냉난방기, 에어컨 수리, 보일러 설치, 보일러 수리, 보일러집, 냉난방 설비'),
  },
  things: {
    english:
      listed(`heating, cooling, boiler, thermostat, radiator, duct, filter, furnace, underfloor heating, gas safe,
      refrigerant, ac`),
    spanish: listed('caldera, radiador, termostato, split, gas, suelo radiante'),
    french: listed('chaudière, radiateur, thermostat, gaz, plancher chauffant, entretien chaudière'),
    italian: listed('caldaia, radiatore, termostato, gas, split'),
    german: listed('heizung, heizkörper, thermostat, gas, fußbodenheizung, kessel, lüftung, therme'),
    japanese: listed('エアコン, 暖房, 冷房, 室外機, 換気, 冷媒'),
    Korean: listed('에어컨, 보일러, 난방, 냉방, 환기, 실외기'),
  },
  schemaType: 'HVACBusiness',
}
