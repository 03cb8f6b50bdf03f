import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'solar-panel-cleaner',
  kind: 'home-call-out',
  names: {
    english: 'Solar panel cleaning',
    spanish: 'Limpieza de placas solares',
    french: 'Nettoyage de panneaux solaires',
    italian: 'Pulizia pannelli solari',
    german: 'Solarreinigung',
    japanese: '太陽光パネル清掃',
    Korean: '태양광 패널 청소',
  },
  naming: {
    english: listed(`solar panel cleaner, graffiti removal, roof cleaner,
      conservatory cleaning, pigeon proofing, blind cleaning`),
    spanish: listed('limpieza de paneles solares, eliminación de grafitis, control de palomas'),
    french: listed('nettoyage photovoltaïque, dépigeonnage, effacement de graffitis'),
    italian: listed(
      `pulizia fotovoltaico, rimozione graffiti, allontanamento piccioni, dissuasori per piccioni`,
    ),
    german:
      listed(`photovoltaikreinigung, reinigung von photovoltaikanlagen, solaranlagenreinigung, graffitientfernung,
      taubenschutz`),
    japanese: listed('ソーラーパネル洗浄, 落書き消し, ハト対策, 鳩よけ'),
    Korean: listed('비둘기 퇴치, 낙서 제거, 패널 세척'),
  },
  things: {
    english: listed('panels, purified water, bins, moss, graffiti, soft wash, conservatory'),
    spanish: listed('placas, agua osmotizada, palomas, grafitis'),
    french: listed('panneaux, eau osmosée, pigeons, graffitis, poubelles'),
    italian: listed('pannelli, acqua demineralizzata, piccioni, graffiti'),
    german: listed('module, osmosewasser, tauben, entmineralisiert'),
    japanese: listed('パネル, 純水, 鳩, 落書き'),
    Korean: listed('패널, 비둘기, 낙서, 고압수'),
  },
}
