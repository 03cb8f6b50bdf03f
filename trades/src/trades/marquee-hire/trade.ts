import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'marquee-hire',
  kind: 'events',
  names: {
    english: 'Marquee hire',
    spanish: 'Alquiler de carpas',
    french: 'Location de chapiteaux',
    italian: 'Noleggio tensostrutture',
    german: 'Zeltverleih',
    japanese: 'テント・イベント用品レンタル',
    Korean: '천막 행사용품 대여',
  },
  naming: {
    english:
      listed(`marquees, marquee, tent rental, party tent hire, tipi hire, event furniture hire, event rentals,
      stretch tents, wedding marquees, gazebo hire, bell tent hire, tent rentals, catering equipment hire,
      mobile bar hire, tipis, marquee company, wedding decor hire, chair cover hire`),
    spanish:
      listed(`carpas para eventos, alquiler sillas y mesas, alquiler de menaje, carpas para bodas, jaimas,
      alquiler de mobiliario eventos`),
    french: listed(`location tentes de réception, location de barnum, location de mobilier événementiel,
      location de chaises, location barnums, location de tipis, tentes de réception`),
    italian:
      listed(`noleggio gazebo, tensostrutture per eventi, noleggio arredi eventi, noleggio attrezzature catering,
      noleggio tendoni`),
    german:
      listed(`Partyzelt mieten, Festzelte, Zeltvermietung, Mobiliarverleih, Tischverleih, Partyzeltverleih,
      Festzeltverleih, Geschirrvermietung, Non-Food-Catering, Möbelverleih, Eventverleih, Dekoverleih,
      Schankwagen, Kühlwagenverleih`),
    japanese: listed('テントレンタル, テーブル椅子レンタル, 備品レンタル, イベントテント, レンタル備品'),
    Korean: listed('천막대여, 몽골텐트 대여, 행사용품 렌탈, 캐노피 대여, 행사 렌탈, 그릇대여, 행사물품 대여'),
  },
  things: {
    english:
      listed(`lining, tables, chairs, heaters, clear span, pole tent, lawn, linen, glassware, lights, linens,
      stretch, canopy, pegs, guests`),
    spanish: listed('carpa, mesas, sillas, vajilla, tarima, mantelería, estufas, montaje'),
    french: listed('tente, tables, chaises, plancher, barnum, nappes, vaisselle, montage'),
    italian: listed('tavoli, sedie, tendone, pedane, tovaglie, piatti, gazebo, allestimento'),
    german:
      listed(`Zelt, Bänke, Tische, Stühle, Pavillon, Boden, Heizung, Hussen, Aufbau, Stehtische, Geschirr,
      Pagoden, Kühlanhänger`),
    japanese: listed('テント, 椅子, テーブル, 設営, 会場, 食器, 椅子カバー, 撤去, 運動会'),
    Korean: listed('천막, 의자, 테이블, 몽골텐트, 설치, 행사장, 캐노피, 그릇, 무대'),
  },
}
