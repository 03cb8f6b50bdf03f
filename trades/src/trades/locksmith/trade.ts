import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'locksmith',
  kind: 'home-call-out',
  names: {
    english: 'Locksmith',
    spanish: 'Cerrajero',
    french: 'Serrurier',
    italian: 'Fabbro per serrature',
    german: 'Schlüsseldienst',
    japanese: '鍵屋',
    Korean: '열쇠집',
  },
  naming: {
    english:
      listed(`locksmiths, lock repair, key cutting, lock change, locked out, lockout service, emergency locksmith,
      auto locksmith`),
    spanish: listed(`cerrajería, apertura de puertas, cerrajero urgente, copia de llaves, bombines,
      cambio de cerradura, cerrajera, cerrajero de urgencia, cerrajero a domicilio`),
    french: listed(`serrurerie, ouverture de porte, dépannage serrurerie, porte claquée, cylindre,
      blindage de porte, serrurière, serrurier dépanneur`),
    italian: listed(`apertura porte, duplicazione chiavi, pronto intervento serrature, serraturista,
      cambio serratura, fabbro serraturiere, ferramenta chiavi`),
    german: listed(
      `schlüsselnotdienst, türöffnung, aufsperrdienst, schließtechnik, schlosser notdienst, zylindertausch`,
    ),
    japanese: listed('鍵開け, 合鍵, 鍵交換, カギ屋, 鍵修理, 鍵屋さん, 鍵の救急, 出張鍵屋, 合鍵屋'),
    Korean: listed(
      '열쇠 수리, 도어락 설치, 문 따기, 열쇠 복사, 열쇠 출장, 열쇠 가게, 번호키 설치, 문 따는 집, 현관문 열기',
    ),
  },
  things: {
    english: listed('lock, key, door, safe, cylinder, upvc, snapped key, entry'),
    spanish: listed('cerradura, llave, puerta, caja fuerte, antibumping, mando, llaves'),
    french: listed('serrure, clé, porte, blindage, coffre'),
    italian: listed('serratura, chiave, porta, cilindro, cassaforte, porta blindata, chiavi'),
    german: listed('schloss, schlüssel, tür, zylinder, tresor, ausgesperrt'),
    japanese: listed('鍵, カギ, 錠前, 金庫, ドア, 紛失'),
    Korean: listed('열쇠, 도어락, 자물쇠, 금고, 문'),
  },
  schemaType: 'Locksmith',
}
