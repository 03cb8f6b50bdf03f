import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'solar-installer',
  kind: 'building-trade',
  names: {
    english: 'Solar installer',
    spanish: 'Instalador de placas solares',
    french: 'Installateur de panneaux solaires',
    italian: 'Installatore fotovoltaico',
    german: 'Photovoltaik',
    japanese: '太陽光発電工事',
    Korean: '태양광 설치',
  },
  naming: {
    english:
      listed(`solar panels, solar panel installer, solar installation, photovoltaic, solar company, PV installer,
      solar battery storage, solar contractor, solar PV, rooftop solar, off-grid solar`),
    spanish: listed(`placas solares, energía solar, paneles solares, instalación fotovoltaica, fotovoltaica,
      autoconsumo solar`),
    french: listed(`panneaux solaires, photovoltaïque, installateur photovoltaïque, énergie solaire,
      panneaux photovoltaïques`),
    italian: listed(
      `pannelli solari, fotovoltaico, impianti fotovoltaici, pannelli fotovoltaici, solare termico`,
    ),
    german: listed(`Solarteur, Solarteurin, Solartechnik, Photovoltaikanlagen, Solaranlagen, PV-Anlagen,
      Solarinstallateur, Solarinstallateurin, Balkonkraftwerke, Solarmonteur, Solarmonteurin`),
    japanese: listed(
      '太陽光発電, ソーラーパネル, 太陽光パネル設置, 蓄電池設置, 太陽光発電設備, ソーラー工事',
    ),
    Korean: listed('태양광, 태양광 발전, 태양광 패널, 태양광 업체, 가정용 태양광, 태양광 시공'),
  },
  things: {
    english:
      listed(`inverter, battery, roof, panels, feed-in, kWh, MCS, electricity bills, net metering, array,
      off-grid, sunlight, optimisers`),
    spanish: listed('inversor, baterías, autoconsumo, kilovatios, excedentes, luz, factura'),
    french: listed('onduleur, batterie, autoconsommation, kWc, revente, électricité, facture'),
    italian: listed('inverter, accumulo, kilowatt, batterie, bolletta, moduli, incentivi'),
    german: listed(`Speicher, Wechselrichter, Module, Dach, Strom, Einspeisung, Eigenverbrauch, kWp, Sonne,
      Zählerschrank, Balkon`),
    japanese: listed('蓄電池, パワコン, 屋根, 売電, 電気代, 発電, パネル, 補助金'),
    Korean: listed('인버터, 발전, 패널, 지붕, 전기요금, 축전지, 모듈, 보조금'),
  },
}
