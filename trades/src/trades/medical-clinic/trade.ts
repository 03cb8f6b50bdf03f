import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'medical-clinic',
  kind: 'health-practice',
  names: {
    english: 'Medical practice',
    spanish: 'Consulta médica',
    french: 'Cabinet médical',
    italian: 'Studio medico',
    german: 'Arztpraxis',
    japanese: 'クリニック',
    Korean: '의원',
  },
  naming: {
    english:
      listed(`medical clinic, doctor, family practice, general practitioner, general practice, gp practice,
      gp surgery, physician, family medicine, paediatrician, pediatrician, urgent care, health clinic,
      private gp, doctors surgery, medical centre, family doctor`),
    spanish: listed(`médico, clínica médica, pediatra, médico de familia, centro médico, consultorio médico`),
    french: listed('médecin, médecin généraliste, pédiatre, centre médical, docteur'),
    italian: listed('medico, ambulatorio, pediatra, medico di base, poliambulatorio, medico di famiglia'),
    german:
      listed(`arzt, ärztin, hausarzt, hausarztpraxis, kinderarzt, allgemeinmedizin, gemeinschaftspraxis, facharzt,
      hausärztin`),
    japanese: listed('内科, 医院, 診療所, 小児科, 内科医院, 皮膚科, 耳鼻科, 整形外科'),
    Korean: listed('내과, 소아과, 병원, 클리닉, 가정의학과, 이비인후과, 피부과, 정형외과'),
  },
  things: {
    english: listed(
      `patient, vaccination, check-up, blood test, prescription, medical, referral, house call`,
    ),
    spanish: listed('paciente, vacuna, chequeo, receta, análisis, medicina'),
    french: listed('patient, vaccin, ordonnance, consultation, bilan'),
    italian: listed('paziente, vaccino, visita, ricetta, esami'),
    german: listed('patient, impfung, vorsorge, blutabnahme, rezept, sprechstunde, untersuchung'),
    japanese: listed('診察, 予防接種, 健康診断, 検査, 患者, 発熱'),
    Korean: listed('진료, 예방접종, 건강검진, 환자, 처방'),
  },
  schemaType: 'MedicalClinic',
}
