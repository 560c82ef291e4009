export { formatMoney, plainMoney } from '@shootline/shared-api/rules';
