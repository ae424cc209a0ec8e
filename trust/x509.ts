// The library's parts find each other through metadata, which must be there before the library is.
import 'reflect-metadata';

export * from '@peculiar/x509';
