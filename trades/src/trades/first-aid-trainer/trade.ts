import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'first-aid-trainer',
  kind: 'classes',
  names: {
    english: 'First-aid trainer',
    spanish: 'Cursos de primeros auxilios',
    french: 'Formation aux premiers secours',
    italian: 'Corsi di primo soccorso',
    german: 'Erste-Hilfe-Kurse',
    japanese: '応急手当・救命講習',
    Korean: '응급처치 교육',
  },
  naming: {
    english: listed(`first aid training, first aid courses, CPR classes, CPR training, first aid course,
      paediatric first aid, lifeguard training, AED training, CPR certification, mental health first aid,
      safety training, first aid trainer, forklift training, baby first aid, first aid classes,
      EMT training, wilderness first aid, fire safety training, health and safety training,
      teach first aid`),
    spanish:
      listed(`primeros auxilios, formador de primeros auxilios, cursos RCP, formación en primeros auxilios,
      curso de socorrismo, prevención de riesgos formación, carretillero curso`),
    french:
      listed(`premiers secours, formateur premiers secours, formation SST, formation PSC1, gestes qui sauvent,
      secourisme, formation secourisme, formation incendie`),
    italian:
      listed(`primo soccorso, formazione primo soccorso, corsi BLSD, istruttore BLSD, corso antincendio,
      disostruzione pediatrica, corsi sicurezza sul lavoro`),
    german:
      listed(`Erste-Hilfe-Kurs, Erste Hilfe, Erste-Hilfe-Ausbilder, Erste-Hilfe-Ausbilderin, Ersthelferausbildung,
      Erste Hilfe am Kind, Brandschutzhelfer-Ausbildung, Betriebshelferausbildung, Erste-Hilfe-Schulung,
      Reanimationstraining, Ersthelferkurse, Staplerschein`),
    japanese: listed(
      '救命講習, 応急手当講習, 救急法講習, AED講習, 普通救命講習, 救急講習, 防災講習, フォークリフト講習',
    ),
    Korean: listed(
      '심폐소생술 교육, 응급처치 강사, CPR 교육, 안전교육, 인명구조 교육, 하임리히법 교육, 소방안전교육',
    ),
  },
  things: {
    english:
      listed(`choking, resuscitation, certificate, workplace, AED, bandages, manikins, refresher, burns,
      recovery position, defibrillator, emergencies, schools`),
    spanish: listed(
      `RCP, desfibrilador, atragantamiento, certificado, emergencias, empresas, vendajes, maniquí, colegios`,
    ),
    french: listed(
      `réanimation, défibrillateur, brûlures, attestation, PSC1, SST, étouffement, entreprises, mannequin`,
    ),
    italian:
      listed(`rianimazione, defibrillatore, attestato, aziende, soffocamento, manichino, emergenze, RCP,
      pediatrico`),
    german: listed(`Wiederbelebung, Führerschein, Ersthelfer, Kindernotfälle, Verband, Defibrillator, Betrieb,
      Berufsgenossenschaft, Seitenlage, Auffrischung, Notfall`),
    japanese: listed('心肺蘇生, AED, 応急手当, 修了証, 人形, 誤飲, 止血, 防災, 企業'),
    Korean: listed('심폐소생술, AED, 응급, 수료증, 기업, 마네킹, 기도폐쇄, 제세동기'),
  },
}
