import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'computer-repair',
  kind: 'repairer',
  otherKind: 'home-call-out',
  names: {
    english: 'Computer repair',
    spanish: 'Reparación de ordenadores',
    french: 'Dépannage informatique',
    italian: 'Riparazione computer',
    german: 'Computerreparatur',
    japanese: 'パソコン修理',
    Korean: '컴퓨터 수리',
  },
  naming: {
    english: listed(`laptop repair, PC repair, mac repair, data recovery, virus removal, computer technician,
      computer tuition, tech support, computer shop, fix computers, computer repairs, custom PC builder,
      PC building, repair computers`),
    spanish:
      listed(`reparación de portátiles, informático a domicilio, técnico informático, recuperación de datos,
      servicio técnico informático, tienda de informática, reparación de computadoras,
      arreglo ordenadores, arreglamos ordenadores, arreglo computadoras, arreglamos computadoras`),
    french:
      listed(`réparation d’ordinateurs, dépanneur informatique, assistance informatique, informaticien à domicile,
      récupération de données, réparation pc, réparation mac, ordinateur en panne`),
    italian:
      listed(`riparazione pc, assistenza computer, tecnico informatico, recupero dati, riparazione notebook,
      tecnico pc`),
    german:
      listed(`PC-Reparatur, Computerservice, PC-Notdienst, Laptopreparatur, Notebookreparatur, Datenrettung,
      PC-Service, Computernotdienst, Computerladen, PC-Hilfe, Computerwerkstatt, Mac-Reparatur`),
    japanese: listed(
      'PC修理, データ復旧, パソコン出張サポート, パソコンサポート, Mac修理, パソコン設定, パソコン修理屋, 出張パソコン, パソコン教室と修理',
    ),
    Korean: listed(
      '노트북 수리, PC수리, 출장 컴퓨터수리, 데이터 복구, 조립컴퓨터, 컴퓨터 출장, 맥북 수리, 컴퓨터 가게',
    ),
  },
  things: {
    english:
      listed(`laptops, slow, screens, viruses, backups, wifi, hard drive, SSD, upgrade, Windows, emails, keyboard,
      spilled, passwords, crash`),
    spanish: listed('portátil, virus, pantalla, wifi, disco duro, impresora, lento, windows, copias'),
    french:
      listed(`ordinateur, virus, wifi, écran, disque dur, imprimante, portable, lenteur, sauvegarde, lenteurs,
      photos perdues`),
    italian: listed('portatile, virus, wifi, hard disk, stampante, lento, windows, backup'),
    german:
      listed(`Rechner, Viren, WLAN, Drucker, Festplatte, Laptop, Windows, Bildschirm, Datensicherung, Router,
      langsam, Aufrüsten, Senioren`),
    japanese: listed(
      'パソコン, ウイルス, 画面割れ, 遅い, 起動しない, プリンター, Wi-Fi, バックアップ, ノートPC, データ',
    ),
    Korean: listed('노트북, 바이러스, 포맷, 액정, 하드, 프린터, 와이파이, 느려짐, 부팅, 윈도우, 화면'),
  },
}
