import { additionalDetails, health, inspirations } from './data/names.ts';
import type { BookingRow } from './booking-row.ts';
import type { Plan } from './plan.ts';
import type { Texts } from './texts.ts';

const numberTypes = ['available_now', 'available_now', 'available_later', 'not_available'] as const;

/** The requests to the videographer, and the answers required to submit. */
export function requestsOf({ random, brief }: Plan, texts: Texts): Partial<BookingRow> {
  const purchaseOrderType = random.pick(numberTypes);
  const quoteNumberType = random.pick(numberTypes);
  return {
    layoutLightingDetails: texts.layout,
    videoType: brief.videoType,
    videoTypeDetails: brief.videoTypeDetails ?? '',
    intervieweeType: brief.intervieweeType,
    intervieweeTypeDetails: brief.intervieweeTypeDetails ?? '',
    intervieweesPresentersDetails: texts.presenters,
    cameraOperatorCaptureDetails: texts.capture,
    inspirationDetails: random.pick(inspirations),
    purchaseOrderType,
    purchaseOrder: purchaseOrderType === 'available_now' ? `PO-${random.int(10_000, 99_999)}` : '',
    quoteNumberType,
    quoteNumber: quoteNumberType === 'available_now' ? `QU-${random.int(1000, 9999)}` : '',
    isEquipmentTermsAccepted: /teleprompter/.test(texts.presenters) || random.chance(0.2),
    shootFootageUploadType: random.weighted([
      ['hub', 6],
      ['cloud_link', 2],
      ['hard_drive', 1],
    ] as const),
    covid19: random.pick(health),
    additionalDetails: random.pick(additionalDetails),
    isTermsAccepted: true,
  };
}
