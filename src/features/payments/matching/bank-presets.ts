import type { NewStatementLayout } from './layout.ts';

/** The columns of one bank's files, proposed where a file has just these headings. */
export interface BankPreset {
  bank: string;
  /** As the file has them; without headings, what kind of value each column holds. */
  headings: readonly string[];
  columns: Partial<NewStatementLayout>;
}

const us = { dayStyle: 'mdy', decimalStyle: 'point' } as const;

export const bankPresets: readonly BankPreset[] = [
  {
    bank: 'Chase',
    headings: [
      'Details',
      'Posting Date',
      'Description',
      'Amount',
      'Type',
      'Balance',
      'Check or Slip #',
    ],
    columns: {
      day: 'Posting Date',
      amount: 'Amount',
      description: 'Description',
      balance: 'Balance',
      ...us,
    },
  },
  {
    bank: 'Bank of America',
    headings: ['Date', 'Description', 'Amount', 'Running Bal.'],
    columns: {
      day: 'Date',
      amount: 'Amount',
      description: 'Description',
      balance: 'Running Bal.',
      ...us,
    },
  },
  {
    bank: 'Wells Fargo',
    headings: ['day', 'amount', '*', '', 'text'],
    columns: { day: '1', amount: '2', description: '5', headless: true, ...us },
  },
  {
    bank: 'Citi',
    headings: ['Status', 'Date', 'Description', 'Debit', 'Credit', 'Member Name'],
    columns: {
      day: 'Date',
      credit: 'Credit',
      debit: 'Debit',
      description: 'Description',
      status: 'Status',
      ...us,
    },
  },
  {
    bank: 'Capital One 360',
    headings: [
      'Account Number',
      'Transaction Description',
      'Transaction Date',
      'Transaction Type',
      'Transaction Amount',
      'Balance',
    ],
    columns: {
      day: 'Transaction Date',
      amount: 'Transaction Amount',
      direction: 'Transaction Type',
      description: 'Transaction Description',
      balance: 'Balance',
      ...us,
    },
  },
  {
    bank: 'TD Bank',
    headings: [
      'Date',
      'Bank RTN',
      'Account Number',
      'Transaction Type',
      'Description',
      'Debit',
      'Credit',
      'Check Number',
      'Account Running Balance',
    ],
    columns: {
      day: 'Date',
      credit: 'Credit',
      debit: 'Debit',
      description: 'Description',
      balance: 'Account Running Balance',
      dayStyle: 'auto',
      decimalStyle: 'point',
    },
  },
  {
    bank: 'U.S. Bank',
    headings: ['Date', 'Transaction', 'Name', 'Memo', 'Amount'],
    columns: {
      day: 'Date',
      amount: 'Amount',
      description: 'Name',
      direction: 'Transaction',
      dayStyle: 'auto',
      decimalStyle: 'point',
    },
  },
  {
    bank: 'PNC',
    headings: ['Date', 'Description', 'Withdrawals', 'Deposits', 'Category', 'Balance'],
    columns: {
      day: 'Date',
      credit: 'Deposits',
      debit: 'Withdrawals',
      description: 'Description',
      balance: 'Balance',
      ...us,
    },
  },
  {
    bank: 'Mint, Intuit',
    headings: [
      'Date',
      'Description',
      'Original Description',
      'Amount',
      'Transaction Type',
      'Category',
      'Account Name',
    ],
    columns: {
      day: 'Date',
      amount: 'Amount',
      direction: 'Transaction Type',
      description: 'Original Description',
      ...us,
    },
  },
  {
    bank: 'Alliant, DCU',
    headings: [
      'Transaction ID',
      'Posting Date',
      'Effective Date',
      'Transaction Type',
      'Amount',
      'Check Number',
      'Reference Number',
      'Description',
      'Transaction Category',
      'Type',
      'Balance',
      'Memo',
      'Extended Description',
    ],
    columns: {
      day: 'Posting Date',
      amount: 'Amount',
      direction: 'Transaction Type',
      description: 'Description',
      reference: 'Reference Number',
      balance: 'Balance',
      ...us,
    },
  },
];
