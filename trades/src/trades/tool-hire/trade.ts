import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'tool-hire',
  kind: 'building-trade',
  names: {
    english: 'Tool and plant hire',
    spanish: 'Alquiler de maquinaria',
    french: 'Location de matériel',
    italian: 'Noleggio attrezzature edili',
    german: 'Maschinen- und Werkzeugverleih',
    japanese: '建設機械レンタル',
    Korean: '장비 대여',
  },
  naming: {
    english:
      listed(`tool hire, tool rental, plant hire, digger hire, mini digger hire, crane hire, skid steer hire,
      scaffold hire, equipment rental, trailer hire, dumper hire`),
    spanish: listed(
      `alquiler de herramientas, alquiler de miniexcavadora, alquiler de grúas, alquiler de plataformas`,
    ),
    french: listed(
      `location d’outils, location de mini-pelle, location d’engins, location de nacelles, location de grue`,
    ),
    italian: listed('noleggio attrezzi, noleggio miniescavatore, noleggio piattaforme, noleggio gru'),
    german:
      listed(`werkzeugverleih, baumaschinenverleih, baumaschinenvermietung, minibagger mieten, hebebühnenverleih,
      kranverleih, bagger mieten, werkzeugvermietung`),
    japanese: listed('工具レンタル, 重機レンタル, ユンボレンタル, 高所作業車レンタル'),
    Korean: listed('공구 대여, 굴삭기 대여, 포크레인, 크레인 대여, 스카이차, 장비 임대'),
  },
  things: {
    english: listed('excavator, dumper, operator, ladders, trailer, per day, compressor, breaker'),
    spanish: listed('plataforma, remolque, por día, hormigonera'),
    french: listed('mini-pelle, nacelle, remorque, journée, bétonnière'),
    italian: listed('escavatore, piattaforma, rimorchio, giornata, betoniera'),
    german: listed('bagger, bühne, maschinist, rüttelplatte, anhänger, tagesmiete'),
    japanese: listed('ユンボ, 重機, 工具, オペレーター, 1日'),
    Korean: listed('굴삭기, 사다리차, 기사, 하루, 공구'),
  },
}
