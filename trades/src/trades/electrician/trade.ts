import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'electrician',
  kind: 'building-trade',
  otherKind: 'home-call-out',
  names: {
    english: 'Electrician',
    spanish: 'Electricista',
    french: 'Électricien',
    italian: 'Elettricista',
    german: 'Elektriker',
    japanese: '電気工事',
    Korean: '전기 공사',
  },
  naming: {
    english: listed(`electrical contractor, electrical work, electric work, rewiring, rewire house,
      electrical installation, electrical repair, electrical engineer, electrical testing, sparky,
      consumer unit, eicr, fuse box`),
    spanish: listed(`instalaciones eléctricas, instalador eléctrico, trabajos eléctricos,
      electricista a domicilio, electricista matriculado`),
    french: listed(
      `installation électrique, dépannage électrique, électricité générale, électricité bâtiment`,
    ),
    italian: listed('impianti elettrici, impiantista elettrico, elettrotecnica, elettricista a domicilio'),
    german: listed(`elektroinstallation, elektroinstallateur, elektrotechnik, elektromeister, elektrobetrieb,
      elektrofachbetrieb, elektroservice`),
    japanese: listed(
      '電気屋, 電気工事店, 電気設備, 電工, 電気屋さん, 街の電気屋, 電気工事士, 漏電修理, コンセント増設, 配線工事',
    ),
    Korean: listed('전기 기사, 전기 수리, 전기업체, 전기집, 전기 출장, 누전 수리, 동네 전기, 전기공사 업체'),
  },
  things: {
    english:
      listed(`socket, wiring, fuse, lighting, lamp, circuit, switch, panel, charger, electrical, cable, outlet,
      breaker, rewire`),
    spanish: listed('enchufe, cuadro eléctrico, cable, luz, boletín, interruptor, led'),
    french: listed('prise, tableau électrique, câble, éclairage, fusible, interrupteur, mise aux normes'),
    italian: listed('presa, quadro elettrico, cavo, luce, interruttore, salvavita, illuminazione'),
    german: listed('steckdose, sicherung, kabel, licht, leitung, schalter, zählerschrank, leuchte'),
    japanese: listed('配線, コンセント, 照明, ブレーカー, 漏電, スイッチ, アンテナ'),
    Korean: listed('배선, 콘센트, 조명, 누전, 차단기, 스위치, 전기'),
  },
  schemaType: 'Electrician',
}
