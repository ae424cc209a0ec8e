export { escapeHidden, escapeLines, formatName, isolateName } from '@mohar/check/names';
