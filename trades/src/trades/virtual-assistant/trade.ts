import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'virtual-assistant',
  kind: 'professional-office',
  names: {
    english: 'Virtual assistant',
    spanish: 'Asistente virtual',
    french: 'Assistante virtuelle',
    italian: 'Assistente virtuale',
    german: 'Virtuelle Assistenz',
    japanese: 'オンライン秘書',
    Korean: '온라인 비서',
  },
  naming: {
    english:
      listed(`virtual assistants, VA services, online business manager, admin support, remote assistant,
      executive assistant services, secretarial services, transcriptionist, transcription service,
      freelance PA, inbox management, audio typing, typing service, answering service, data entry service`),
    spanish:
      listed(`asistencia virtual, secretaria virtual, apoyo administrativo, asistente administrativa virtual,
      secretariado externo, transcripción de audio`),
    french: listed(`assistant virtuel, secrétaire indépendante, télésecrétariat, secrétariat indépendant,
      assistante indépendante, office manager freelance, permanence téléphonique`),
    italian: listed(`segretaria virtuale, assistenza virtuale, segretariato a distanza, segretaria a distanza,
      servizi di segreteria, sbobinatura`),
    german:
      listed(`virtuelle Assistentin, virtueller Assistent, Büroservice, Sekretariatsservice, Schreibbüro,
      Telefonservice, Telefonsekretariat, Schreibservice, Online-Assistenz, Backoffice-Service,
      Transkriptionen`),
    japanese: listed(
      'バーチャルアシスタント, 秘書代行, オンラインアシスタント, 事務代行, 電話代行, 文字起こし, データ入力代行',
    ),
    Korean: listed('비서 대행, 가상 비서, 사무 대행, 원격 비서, 속기 사무소, 녹취록, 타이핑 대행'),
  },
  things: {
    english:
      listed(`inbox, diary, calendar, spreadsheets, invoicing, emails, admin, scheduling, newsletters, retainer,
      CRM, minutes`),
    spanish: listed('agenda, correos, facturas, citas, hojas de cálculo, actas, redes, calendario'),
    french: listed('agenda, courriels, factures, relances, mise en page, comptes rendus, tableurs, devis'),
    italian: listed(
      `agenda, email, fatture, appuntamenti, fogli di calcolo, verbali, prenotazioni, calendario`,
    ),
    german: listed(
      `Postfach, Termine, Rechnungen, E-Mails, Ablage, Buchungen, Protokolle, Kalender, Diktate, Büroarbeit`,
    ),
    japanese: listed('メール, スケジュール, 請求書, 資料作成, 経費, 議事録, リモート, 予約管理'),
    Korean: listed('이메일, 일정, 문서, 송장, 회의록, 엑셀, 예약, 재택'),
  },
}
